// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const walletIcon = {
  regular: 'M216 64H56a8 8 0 0 1 0-16H192a8 8 0 0 0 0-16H56A24 24 0 0 0 32 56V184a24 24 0 0 0 24 24H216a16 16 0 0 0 16-16V80A16 16 0 0 0 216 64Zm0 128H56a8 8 0 0 1-8-8V78.6A23.8 23.8 0 0 0 56 80H216Zm-48-60a12 12 0 1 1 12 12A12 12 0 0 1 168 132Z',
};
