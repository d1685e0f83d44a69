/** Joins ids for `aria-labelledby` or `aria-describedby`, ignoring missing ones. */
export const joinIds = (...ids: (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;
