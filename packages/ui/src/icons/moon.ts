// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const moonIcon = {
  fill: 'M235.5 150.2a104.8 104.8 0 0 1-37 52.9A104 104 0 0 1 32 120 103.1 103.1 0 0 1 52.9 57.5a104.8 104.8 0 0 1 52.9-37 8 8 0 0 1 10 10 88.1 88.1 0 0 0 109.8 109.8 8 8 0 0 1 10 10Z',
};
