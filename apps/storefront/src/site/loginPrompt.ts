const listeners = new Set<() => void>();

/** A prompt of the page itself asks for the login: the dialog at the end of a session stays away, one is enough. */
export function announceLoginPrompt(): void {
  for (const listener of listeners) listener();
}

/** Returns a function that stops listening. */
export function onLoginPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
