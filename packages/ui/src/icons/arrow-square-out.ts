// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const arrowSquareOutIcon = {
  bold: 'M228 104a12 12 0 0 1-24 0V69l-59.5 59.5a12 12 0 0 1-17-17L187 52H152a12 12 0 0 1 0-24h64a12 12 0 0 1 12 12Zm-44 24a12 12 0 0 0-12 12v64H52V84h64a12 12 0 0 0 0-24H48A20 20 0 0 0 28 80V208a20 20 0 0 0 20 20H176a20 20 0 0 0 20-20V140A12 12 0 0 0 184 128Z',
  mirrored: true,
};
