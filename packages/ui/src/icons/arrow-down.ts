// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const arrowDownIcon = {
  bold: 'M208.5 152.5l-72 72a12 12 0 0 1-17 0l-72-72a12 12 0 0 1 17-17L116 187V40a12 12 0 0 1 24 0V187l51.5-51.5a12 12 0 0 1 17 17Z',
};
