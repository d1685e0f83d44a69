import { useSyncExternalStore } from 'react';

/** The token kept after login (spec §3), in the browser's storage so that it outlives the page. */
const storageKey = 'token';
const listeners = new Set<() => void>();

/** Tells this tab's components; other tabs hear the `storage` event. */
const notify = () => {
  for (const listener of listeners) listener();
};

export const readToken = (): string | null => localStorage.getItem(storageKey);

export function keepToken(token: string | null): void {
  if (token === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, token);
  notify();
}

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

/** The token, null for a visitor, or `undefined` until React has taken over the page: the server knows no member. */
export function useToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(subscribe, readToken, () => undefined);
}

/** What `useSession` returns, outside of React. */
export const readSession = (): string | null => {
  const token = readToken();
  return token && `${token} ${broughtBackAt}`;
};

/**
 * Names what this tab may remember of a member, and is null for a visitor and `undefined` on the server. It changes with
 * the token, also when another tab logs out or in, and when the browser brings the page back from its back-forward
 * cache: the page was frozen meanwhile, so what it knew of the member may no longer be true.
 */
export function useSession(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(subscribe, readSession, () => undefined);
}
