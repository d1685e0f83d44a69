import type { Hearts, LikedEvent } from '@first-gong/screens/shared/hearts';
import { loginHref } from '@first-gong/screens/shared/hrefs';
import { useText } from '@first-gong/screens/shared/text';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSession } from '../session/session.js';
import { navigate, useAddress } from './address.js';
import { lazyPart } from './lazyPart.js';
import type { LoginRequest, MemberHeartsProps } from './MemberHearts.js';
import { useHotEvent } from './useSite.js';

const memberHearts = lazyPart(
  () => import('./MemberHearts.js'),
  ({ MemberHearts }) => MemberHearts,
  ['favourites'],
);

const none: readonly LikedEvent[] = [];

/**
 * The hearts of a page (spec §2 My favourites, §6). Their logic loads for a member, or with a visitor's first click.
 * @returns the hearts for the screen, and `messages` to render beside it
 */
export function useHearts(): { hearts: Hearts; messages: ReactNode } {
  const { lang } = useText();
  const session = useSession();
  const { pathname, search } = useAddress();
  const [Loaded, setLoaded] = useState<ComponentType<MemberHeartsProps> | null>(null);
  const [loadFailed, setLoadFailed] = useState(false);
  const [ofMember, setOfMember] = useState<{ session: string; hearts: Hearts } | null>(null);
  const [loginRequest, setLoginRequest] = useState<LoginRequest | null>(null);
  const [presses, setPresses] = useState<{ session: string; events: readonly LikedEvent[] } | null>(null);
  // Clicks belong to one member.
  const pressed = presses && presses.session === session ? presses.events : none;
  const target = pathname + search;
  // A hot event replaces the hearts by numbers.
  const isHot = useHotEvent();
  const isNeeded = !isHot && (Boolean(session) || loginRequest !== null);

  const onLoadFailed = useEffectEvent(() => {
    setLoadFailed(true);
    setPresses(null);
    // The login page reports network errors, and returns.
    if (loginRequest) navigate(loginHref(lang, target));
  });
  const mustLoad = isNeeded && !Loaded && !loadFailed;
  useEffect(() => {
    if (mustLoad) memberHearts.load(lang).then((loaded) => setLoaded(() => loaded), onLoadFailed);
  }, [mustLoad, lang]);

  // Stable until a heart changes, so that cards do not render again.
  const first: Hearts = useMemo(
    () => (event) => ({
      likes: event.likes,
      busy: pressed.includes(event),
      onLogin: () => {
        // A click retries the loading.
        setLoadFailed(false);
        if (session) setPresses({ session, events: [...pressed, event] });
        else setLoginRequest({ event, sessionExpired: false });
      },
    }),
    [session, pressed],
  );
  const hearts = isHot ? null : session && ofMember?.session === session ? ofMember.hearts : first;
  const messages = Loaded && !isHot && (
    <Loaded
      key={session}
      target={target}
      loginRequest={loginRequest}
      pressed={pressed}
      onLoginRequest={setLoginRequest}
      onPressed={() => setPresses(null)}
      onHearts={setOfMember}
    />
  );
  return { hearts, messages };
}
