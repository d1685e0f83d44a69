// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const listIcon = {
  bold: 'M228 128a12 12 0 0 1-12 12H40a12 12 0 0 1 0-24H216A12 12 0 0 1 228 128ZM40 76H216a12 12 0 0 0 0-24H40a12 12 0 0 0 0 24ZM216 180H40a12 12 0 0 0 0 24H216a12 12 0 0 0 0-24Z',
};
