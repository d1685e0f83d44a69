// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const circleHalfIcon = {
  fill: 'M128 24A104 104 0 1 0 232 128 104.1 104.1 0 0 0 128 24ZM40 128a88.1 88.1 0 0 1 88-88V216A88.1 88.1 0 0 1 40 128Z',
};
