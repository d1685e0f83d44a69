// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const caretUpDownIcon = {
  bold: 'M184.5 167.5a12 12 0 0 1 0 17l-48 48a12 12 0 0 1-17 0l-48-48a12 12 0 0 1 17-17L128 207l39.5-39.5A12 12 0 0 1 184.5 167.5Zm-96-79L128 49l39.5 39.5a12 12 0 0 0 17-17l-48-48a12 12 0 0 0-17 0l-48 48a12 12 0 0 0 17 17Z',
};
