/** 1 from left to right, -1 from right to left. For properties without a logical form. */
export const forward = 'var(--fg-forward, 1)';
