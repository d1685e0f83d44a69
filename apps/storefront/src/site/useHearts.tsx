import type { Hearts, LikedEvent } from '@first-gong/screens/shared/hearts';
import { loginHref } from '@first-gong/screens/shared/hrefs';
import { useText } from '@first-gong/screens/shared/text';
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../session/session.js';
import { navigate, useAddress } from './address.js';
import type { FavouritesStoreProps, LoginAsked } from './FavouritesStore.js';
import { lazyPart } from './lazyPart.js';
import { useHotEvent } from './useSite.js';

const favouritesStore = lazyPart(
  () => import('./FavouritesStore.js'),
  ({ FavouritesStore }) => FavouritesStore,
  ['favourites'],
);

const none: readonly LikedEvent[] = [];

/**
 * The hearts of a page (spec §2 My favourites, §6). The logic and the words come with a member's page and with a
 * visitor's first press: a visitor's first view does without them. The document has the hearts of a visitor, because the
 * server knows no member; a member's press waits until the favourites are there.
 * @returns the hearts for the screen, and what belongs to them: put `messages` beside the screen.
 */
export function useHearts(): { hearts: Hearts; messages: ReactNode } {
  const { lang } = useText();
  const session = useSession();
  const { pathname, search } = useAddress();
  const [Store, setStore] = useState<ComponentType<FavouritesStoreProps> | null>(null);
  const isLoading = useRef(false);
  const [ofMember, setOfMember] = useState<{ session: string; hearts: Hearts } | null>(null);
  const [asked, setAsked] = useState<LoginAsked | null>(null);
  const [pressed, setPressed] = useState(none);
  const target = pathname + search;
  // A hot event leaves out what buying does not need: the hearts become numbers.
  const isHot = useHotEvent();
  const isNeeded = !isHot && (Boolean(session) || asked !== null);

  // The presses of one member are not those of the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it changes.
  useEffect(() => setPressed(none), [session]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is needed, and again at a press if it did not come.
  useEffect(() => {
    if (!isNeeded || Store || isLoading.current) return;
    isLoading.current = true;
    favouritesStore.load(lang).then(
      (loaded) => setStore(() => loaded),
      () => {
        isLoading.current = false;
        setPressed(none);
        // The login page says what is wrong with the network, and leads back.
        if (asked) navigate(loginHref(lang, target));
      },
    );
  }, [isNeeded, pressed === none]);

  const isMember = Boolean(session);
  // The same function until a heart changes, so that no card is drawn without a reason.
  const first: Hearts = useMemo(
    () => (event) => ({
      likes: event.likes,
      busy: pressed.includes(event),
      onLogin: () => (isMember ? setPressed([...pressed, event]) : setAsked({ event, sessionExpired: false })),
    }),
    [isMember, pressed],
  );
  const hearts = isHot ? null : session && ofMember?.session === session ? ofMember.hearts : first;
  const messages = Store && !isHot && (
    <Store
      key={session}
      target={target}
      asked={asked}
      pressed={pressed}
      onAsk={setAsked}
      onPressed={() => setPressed(none)}
      onHearts={setOfMember}
    />
  );
  return { hearts, messages };
}
