import { useSyncExternalStore } from 'react';
import { clearOfflineTickets } from './clearOfflineTickets.js';
import { clientStateKey, deviceStore } from './storage.js';
import { useHydrated } from './useHydrated.js';

/** The key of the login's token (spec §3), in a storage that outlives the page. */
const storageKey = 'token';
const changes = new EventTarget();

/** Informs this tab's components; other tabs get the `storage` event. */
const notify = () => changes.dispatchEvent(new Event('change'));

export const readToken = (): string | null => deviceStore.read(storageKey);

/** A session's name in other stored values: the end of its token, which itself must not be there. */
export const sessionName = (token: string): string => token.slice(-8);

/** Starts a session, or ends one by a logout. */
export function keepToken(token: string | null): void {
  if (token === null) {
    deviceStore.forget(overKey);
    forget();
  } else {
    // Another member may have used this device.
    clearOfflineTickets();
    deviceStore.forget(clientStateKey);
    lastActivity = Date.now();
    deviceStore.keep(activityKey, String(lastActivity));
    deviceStore.keep(welcomeKey, 'due');
    // Other tabs see these changes one by one. In this order, no tab takes the member for a visitor.
    deviceStore.keep(storageKey, token);
    deviceStore.forget(overKey);
  }
  notify();
}

function forget(): void {
  for (const key of [storageKey, activityKey, welcomeKey, clientStateKey]) deviceStore.forget(key);
  clearOfflineTickets();
}

/** A member has logged in and is not greeted yet (spec §3 welcome flag). */
const welcomeKey = 'welcome';

/** Whether to greet the member now: once per login, in the first tab that asks. */
export function takeWelcome(): boolean {
  const isDue = deviceStore.read(welcomeKey) !== null;
  deviceStore.forget(welcomeKey);
  return isDue;
}

/** The member's last activity on the server, in milliseconds since 1970. All tabs share it. */
const activityKey = 'heardAt';

/** The same in this tab. Null until an activity after the page has loaded. */
let lastActivity: number | null = null;

/** Prolongs the session. @param at milliseconds since 1970 */
export function recordActivity(at: number): void {
  if (readToken() === null) return;
  // The response of an earlier call may be late.
  lastActivity = Math.max(at, Number(deviceStore.read(activityKey)));
  deviceStore.keep(activityKey, String(lastActivity));
}

/** Milliseconds since the member's last activity in any tab, or null without one since the page loaded. */
export function idleFor(): number | null {
  if (lastActivity === null) return null;
  lastActivity = Math.max(lastActivity, Number(deviceStore.read(activityKey)));
  return Date.now() - lastActivity;
}

/** Why a session ended without a logout. The member then logs in again (spec §4 Session). */
export type SessionOver = 'idle' | 'elsewhere' | 'profileUpdated' | 'passwordChanged';

/** All tabs share the reason, like the token. */
const overKey = 'sessionOver';

/**
 * Ends a session after inactivity, by another device, or after an account update.
 * @param token of the session, so that a late response ends no newer one. @default the current session
 */
export function endSession(over: SessionOver, token: string | null = readToken()): void {
  if (readToken() !== token && readOver() === null) return;
  lastActivity = null;
  deviceStore.keep(overKey, over);
  forget();
  notify();
}

/** Only `endSession` writes the value, so it needs no check. */
const readOver = (): SessionOver | null =>
  readToken() === null ? (deviceStore.read(overKey) as SessionOver | null) : null;

/** Why the last session ended, or null: a session exists, or it ended by a logout. */
export const useSessionOver = (): SessionOver | null => useSyncExternalStore(subscribe, readOver, () => null);

/** The last return from the back-forward cache, in milliseconds since the page's load. */
let broughtBackAt = 0;

function subscribe(listener: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const onPageShow = ({ persisted, timeStamp }: PageTransitionEvent) => {
    if (!persisted) return;
    broughtBackAt = timeStamp;
    listener();
  };
  changes.addEventListener('change', listener, { signal });
  addEventListener('storage', listener, { signal });
  addEventListener('pageshow', onPageShow, { signal });
  return () => leaving.abort();
}

/** Null on the server. The browser has the value during hydration, so nothing renders twice. */
const onServer = (read: () => string | null) => () => (typeof window === 'undefined' ? null : read());

/** Undefined until hydration, because the first rendering must match the server's. */
function useKept(read: () => string | null, readFirst: () => string | null): string | null | undefined {
  const value = useSyncExternalStore(subscribe, read, readFirst);
  return useHydrated() ? value : undefined;
}

const readTokenFirst = onServer(readToken);

/** The token, null for a visitor, or `undefined` until hydration: the server knows no member. */
export const useToken = (): string | null | undefined => useKept(readToken, readTokenFirst);

/** The value of `useSession`, outside React. */
export const readSession = (): string | null => {
  const token = readToken();
  return token && `${token} ${broughtBackAt}`;
};

const readSessionFirst = onServer(readSession);

/**
 * Names a member's data in this tab; null for a visitor, `undefined` on the server.
 * Changes with the token, and after a return from the back-forward cache, whose page may be outdated.
 */
export const useSession = (): string | null | undefined => useKept(readSession, readSessionFirst);
