// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const xIcon = {
  bold: 'M208.5 191.5a12 12 0 0 1-17 17L128 145 64.5 208.5a12 12 0 0 1-17-17L111 128 47.5 64.5a12 12 0 0 1 17-17L128 111l63.5-63.5a12 12 0 0 1 17 17L145 128Z',
};
