/** 1 from left to right, -1 from right to left, by the nearest element with `dir`. For what has no logical property. */
export const forward = 'var(--fg-forward, 1)';
