// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const caretLeftIcon = {
  bold: 'M168.5 199.5a12 12 0 0 1-17 17l-80-80a12 12 0 0 1 0-17l80-80a12 12 0 0 1 17 17L97 128Z',
  mirrored: true,
};
