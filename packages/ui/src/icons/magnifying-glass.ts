// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const magnifyingGlassIcon = {
  bold: 'M232.5 215.5 185 168a92.1 92.1 0 1 0-17 17l47.5 47.5a12 12 0 0 0 17-17ZM44 112a68 68 0 1 1 68 68A68.1 68.1 0 0 1 44 112Z',
};
