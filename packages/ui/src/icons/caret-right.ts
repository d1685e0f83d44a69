// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const caretRightIcon = {
  bold: 'M184.5 136.5l-80 80a12 12 0 0 1-17-17L159 128 87.5 56.5a12 12 0 1 1 17-17l80 80A12 12 0 0 1 184.5 136.5Z',
  mirrored: true,
};
