// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const arrowBendUpLeftIcon = {
  bold: 'M236 200a12 12 0 0 1-24 0 84.1 84.1 0 0 0-84-84H61l27.5 27.5a12 12 0 0 1-17 17l-48-48a12 12 0 0 1 0-17l48-48a12 12 0 0 1 17 17L61 92h67A108.1 108.1 0 0 1 236 200Z',
  mirrored: true,
};
