/** The value of `aria-labelledby` or `aria-describedby` for several ids, some of which may be missing. */
export const joinIds = (...ids: (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;
