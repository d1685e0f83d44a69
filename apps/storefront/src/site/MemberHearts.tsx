import { type Hearts, heartId, type LikedEvent } from '@first-gong/screens/shared/hearts';
import { type HeartMessage, HeartMessages } from '@first-gong/screens/shared/hearts/HeartMessages';
import { LoginPrompt } from '@first-gong/screens/shared/hearts/LoginPrompt';
import { loginHref } from '@first-gong/screens/shared/hrefs';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { justNow, useMemberCall, useRequest } from '../data/calls.js';
import { useSession } from '../session/session.js';
import { FavouritesStore } from './favouritesStore.js';
import { dropLike, keepLike, takeLike } from './likeAfterLogin.js';
import { announceLoginPrompt } from './loginPrompt.js';
import { useWhen } from './useWhen.js';

/** A heart whose click needs a login. */
export interface LoginRequest {
  event: LikedEvent;
  sessionExpired: boolean;
  /** The click removes the event. Never for a visitor. @default false */
  removing?: boolean | undefined;
}

export interface MemberHeartsProps {
  target: string;
  loginRequest: LoginRequest | null;
  onLoginRequest: (loginRequest: LoginRequest | null) => void;
  /** The hearts clicked before the favourites arrived. */
  pressed: readonly LikedEvent[];
  onPressed: () => void;
  onHearts: (hearts: { session: string; hearts: Hearts }) => void;
}

/** A member's hearts, and a visitor's login prompt. */
export function MemberHearts(props: MemberHeartsProps) {
  return (
    <>
      {props.loginRequest && <Prompt {...props} loginRequest={props.loginRequest} />}
      <Member {...props} />
    </>
  );
}

/** The login prompt. It stores the heart, so that the like completes after the login. */
function Prompt({ target, loginRequest, onLoginRequest }: MemberHeartsProps & { loginRequest: LoginRequest }) {
  const { lang } = useText();
  const { event, sessionExpired, removing = false } = loginRequest;
  useEffect(() => keepLike({ event, removing, target, top: scrollY }), [event, removing, target]);
  useEffect(announceLoginPrompt, []);
  return (
    <LoginPrompt
      title={event.title}
      sessionExpired={sessionExpired}
      removing={removing}
      loginHref={loginHref(lang, target, sessionExpired ? { reason: 'sessionExpired' } : {})}
      onClose={() => {
        dropLike();
        onLoginRequest(null);
      }}
    />
  );
}

/** The store of the last session. Pending changes continue on other pages. */
let lastStore: { session: string; store: FavouritesStore } | null = null;

function useFavouritesStore(session: string | null | undefined): FavouritesStore | null {
  const request = useRequest();
  if (!session) return null;
  if (lastStore?.session !== session) {
    const store = new FavouritesStore({
      set: async (eventId, favourite) => {
        const { data } = favourite
          ? await request('addFavourite', { body: { eventId } })
          : await request('removeFavourite', { params: { eventId } });
        return data;
      },
      has: async (eventId) => (await request('favouriteList')).data.some(({ id }) => id === eventId),
    });
    lastStore = { session, store };
  }
  return lastStore.store;
}

function Member({ target, onLoginRequest, onHearts, pressed, onPressed }: MemberHeartsProps) {
  const session = useSession();
  const store = useFavouritesStore(session);
  const list = useMemberCall('favouriteList', undefined, { maxAge: justNow });
  const [messages, setMessages] = useState<HeartMessage[]>([]);
  const dismiss = (id: string) => setMessages((all) => all.filter((message) => message.id !== id));

  const choose = async (event: LikedEvent, favourite: boolean): Promise<boolean> => {
    dismiss(event.id);
    const problem = await store?.choose(event, favourite);
    if (problem?.sessionEnded) onLoginRequest({ event, sessionExpired: true, removing: !favourite });
    else if (problem) say({ ...event, added: favourite, problem });
    else if (!favourite) withdraw(event.id);
    return !problem;
  };
  /** Removes an event from the cached list, which keeps its time of receipt. */
  const withdraw = (eventId: string) => {
    const data = list.data?.filter(({ id }) => id !== eventId);
    if (data) list.set({ data, total: data.length, unreadable: list.unreadable, receivedAt: list.receivedAt });
  };
  const say = (message: HeartMessage & Partial<LikedEvent>) =>
    setMessages((all) => [...all.filter(({ id }) => id !== message.id), message]);

  const show = useEffectEvent(() => {
    if (!session || !store || !list.data) return;
    onHearts({
      session,
      hearts: (event) => {
        const { likes, favourite: checked } = store.stateOf(event);
        return { likes, checked, onChange: (favourite) => void choose(event, favourite) };
      },
    });
  });
  const finish = async () => {
    const like = takeLike(target);
    if (!like) return;
    scrollTo(0, like.top);
    const added = !like.removing;
    if (!(await choose(like.event, added))) return;
    say({ ...like.event, added, problem: null });
    // The focus returns to the heart, unless the member has moved it.
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.id === 'main') {
      document.getElementById(heartId(like.event.id))?.focus({ preventScroll: true });
    }
  };
  const isReady = store !== null && list.data !== undefined;

  useEffect(() => {
    if (list.data) store?.takeList(list.data, list.receivedAt);
  }, [store, list.data, list.receivedAt]);
  useEffect(() => {
    if (!store || !isReady) return;
    show();
    return store.subscribe(() => show());
  }, [store, isReady]);
  useWhen(isReady, () => void finish());
  // A click on an empty heart only adds: a heart that is filled meanwhile stays filled.
  useWhen(pressed.length > 0 && (isReady || list.failure !== undefined), () => {
    onPressed();
    for (const event of pressed) {
      if (store?.stateOf(event).favourite) continue;
      // Until the favourites arrive, no heart shows the result.
      void choose(event, true).then((done) => done && !list.data && say({ ...event, added: true, problem: null }));
    }
  });

  return (
    <HeartMessages
      messages={messages}
      onDismiss={dismiss}
      onRetry={({ id, title, added }) => void choose({ id, title, likes: 0 }, added)}
    />
  );
}
