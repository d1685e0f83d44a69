// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const caretDownIcon = {
  bold: 'M216.5 104.5l-80 80a12 12 0 0 1-17 0l-80-80a12 12 0 0 1 17-17L128 159l71.5-71.5a12 12 0 0 1 17 17Z',
};
