// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const arrowUpIcon = {
  bold: 'M208.5 120.5a12 12 0 0 1-17 0L140 69V216a12 12 0 0 1-24 0V69L64.5 120.5a12 12 0 0 1-17-17l72-72a12 12 0 0 1 17 0l72 72A12 12 0 0 1 208.5 120.5Z',
};
