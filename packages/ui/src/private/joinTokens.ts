/** Joins ids or classes for one attribute, ignoring missing ones. */
export const joinTokens = (...tokens: (string | false | undefined)[]) => tokens.filter(Boolean).join(' ') || undefined;
