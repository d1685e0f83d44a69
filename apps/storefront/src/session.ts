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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The token, null for a visitor, or `undefined` until React has taken over the page: the server knows no member. */
export function useToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(subscribe, readToken, () => undefined);
}
