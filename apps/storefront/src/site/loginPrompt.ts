const listeners = new Set<() => void>();

/** Announces the page's own login prompt, so that the dialog at the session's end does not open too. */
export function announceLoginPrompt(): void {
  for (const listener of listeners) listener();
}

/** Returns the unsubscribe function. */
export function onLoginPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
