import { useSyncExternalStore } from 'react';
import { clearOfflineTickets } from './clearOfflineTickets.js';
import { clientStateKey, deviceStore } from './storage.js';
import { useHydrated } from './useHydrated.js';

/** The token kept after login (spec §3), in the browser's storage so that it outlives the page. */
const storageKey = 'token';
const listeners = new Set<() => void>();

/** Tells this tab's components; other tabs hear the `storage` event. */
const notify = () => {
  for (const listener of listeners) listener();
};

export const readToken = (): string | null => deviceStore.read(storageKey);

/** Names the session of a token in other stored values: its end tells two apart, and a token does not belong there. */
export const sessionName = (token: string): string => token.slice(-8);

/** Begins a session, or ends it by the member's will. */
export function keepToken(token: string | null): void {
  if (token === null) {
    deviceStore.forget(overKey);
    forget();
  } else {
    // Another member may have been here.
    clearOfflineTickets();
    deviceStore.forget(clientStateKey);
    lastActivity = Date.now();
    deviceStore.keep(activityKey, String(lastActivity));
    deviceStore.keep(welcomeKey, 'due');
    // Other tabs see these changes one by one. With the token they count from `activityKey`, and without the end of the last
    // session they would take the member for a visitor until the token is there.
    deviceStore.keep(storageKey, token);
    deviceStore.forget(overKey);
  }
  notify();
}

function forget(): void {
  for (const key of [storageKey, activityKey, welcomeKey, clientStateKey]) deviceStore.forget(key);
  clearOfflineTickets();
}

/** A member has logged in and has not been greeted yet (spec §3 welcome flag). */
const welcomeKey = 'welcome';

/** Whether to greet the member now. It is true once per login, in the first tab that asks. */
export function takeWelcome(): boolean {
  const isDue = deviceStore.read(welcomeKey) !== null;
  deviceStore.forget(welcomeKey);
  return isDue;
}

/** When the server last heard from the member, in milliseconds since 1970: all tabs share it with the token. */
const activityKey = 'heardAt';

/** The same, as this tab last knew it. Null until the server has heard from the member since the page was loaded. */
let lastActivity: number | null = null;

/** The session goes on from now. @param at milliseconds since 1970 */
export function recordActivity(at: number): void {
  if (readToken() === null) return;
  // The answer of an earlier call may come late.
  lastActivity = Math.max(at, Number(deviceStore.read(activityKey)));
  deviceStore.keep(activityKey, String(lastActivity));
}

/**
 * Milliseconds since the server last heard from the member, by a call of any tab, or null where this tab has no session.
 * Another tab may have ended the session a moment before: this tab still counts from the last call.
 */
export function idleFor(): number | null {
  if (lastActivity === null) return null;
  lastActivity = Math.max(lastActivity, Number(deviceStore.read(activityKey)));
  return Date.now() - lastActivity;
}

/** Why a session is over without a logout: the member logs in again (spec §4 Session). */
export type SessionOver = 'idle' | 'elsewhere' | 'profileUpdated' | 'passwordChanged';

/** All tabs share the reason, as they share the token. */
const overKey = 'sessionOver';

/**
 * Ends a session that was idle for too long, was ended on another device, or by an update of the account.
 * @param token of the session. An answer that comes late ends no session that has begun since, and does not turn a logout
 * into an end that asks for a login. @default the session that is on
 */
export function endSession(over: SessionOver, token: string | null = readToken()): void {
  if (readToken() !== token && readOver() === null) return;
  lastActivity = null;
  deviceStore.keep(overKey, over);
  forget();
  notify();
}

/** Only `endSession` writes it, so it needs no check. */
const readOver = (): SessionOver | null =>
  readToken() === null ? (deviceStore.read(overKey) as SessionOver | null) : null;

/** Why the last session is over, or null: a session is on, or it ended by a logout. */
export const useSessionOver = (): SessionOver | null => useSyncExternalStore(subscribe, readOver, () => null);

/** When the browser last brought the page back from its back-forward cache (milliseconds since its load). */
let broughtBackAt = 0;

function subscribe(listener: () => void): () => void {
  const onPageShow = ({ persisted, timeStamp }: PageTransitionEvent) => {
    if (!persisted) return;
    broughtBackAt = timeStamp;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', listener);
  addEventListener('pageshow', onPageShow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
    removeEventListener('pageshow', onPageShow);
  };
}

/** The server keeps nothing. In the browser the value is there while React takes over, and nothing is drawn twice for it. */
const onServer = (read: () => string | null) => () => (typeof window === 'undefined' ? null : read());

/** Undefined until React has taken over: what it draws first is what the server drew. */
function useKept(read: () => string | null, readFirst: () => string | null): string | null | undefined {
  const kept = useSyncExternalStore(subscribe, read, readFirst);
  return useHydrated() ? kept : undefined;
}

const readTokenFirst = onServer(readToken);

/** The token, null for a visitor, or `undefined` until React has taken over the page: the server knows no member. */
export const useToken = (): string | null | undefined => useKept(readToken, readTokenFirst);

/** Returns the value of `useSession`, outside of React. */
export const readSession = (): string | null => {
  const token = readToken();
  return token && `${token} ${broughtBackAt}`;
};

const readSessionFirst = onServer(readSession);

/**
 * Names what this tab may remember of a member, and is null for a visitor and `undefined` on the server. It changes with
 * the token, also when another tab logs out or in, and when the browser brings the page back from its back-forward
 * cache: the page was frozen meanwhile, so what it knew of the member may no longer be true.
 */
export const useSession = (): string | null | undefined => useKept(readSession, readSessionFirst);
