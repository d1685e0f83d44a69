// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const infoIcon = {
  fill: 'M128 24A104 104 0 1 0 232 128 104.1 104.1 0 0 0 128 24Zm-4 48a12 12 0 1 1-12 12A12 12 0 0 1 124 72Zm12 112a16 16 0 0 1-16-16V128a8 8 0 0 1 0-16 16 16 0 0 1 16 16v40a8 8 0 0 1 0 16Z',
};
