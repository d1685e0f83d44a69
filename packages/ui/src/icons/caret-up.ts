// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const caretUpIcon = {
  bold: 'M216.5 168.5a12 12 0 0 1-17 0L128 97 56.5 168.5a12 12 0 0 1-17-17l80-80a12 12 0 0 1 17 0l80 80A12 12 0 0 1 216.5 168.5Z',
};
