// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const sparkleIcon = {
  fill: 'M208 144a15.8 15.8 0 0 1-10.4 14.9L146 178l-19 51.6a15.9 15.9 0 0 1-29.9 0L78 178l-51.6-19a15.9 15.9 0 0 1 0-29.9L78 110l19-51.6a15.9 15.9 0 0 1 29.9 0L146 110l51.6 19A15.8 15.8 0 0 1 208 144ZM152 48h16V64a8 8 0 0 0 16 0V48h16a8 8 0 0 0 0-16H184V16a8 8 0 0 0-16 0V32H152a8 8 0 0 0 0 16Zm88 32h-8V72a8 8 0 0 0-16 0v8h-8a8 8 0 0 0 0 16h8v8a8 8 0 0 0 16 0V96h8a8 8 0 0 0 0-16Z',
};
