// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const musicNotesIcon = {
  regular: 'M212.9 17.7a8 8 0 0 0-6.9-1.4l-128 32A8 8 0 0 0 72 56V166.1A36 36 0 1 0 88 196V110.3l112-28v51.8A36 36 0 1 0 216 164V24A8 8 0 0 0 212.9 17.7ZM52 216a20 20 0 1 1 20-20A20 20 0 0 1 52 216ZM88 93.8V62.3l112-28v31.5ZM180 184a20 20 0 1 1 20-20A20 20 0 0 1 180 184Z',
};
