// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const pathIcon = {
  regular: 'M200 168a32.1 32.1 0 0 0-31 24H72a32 32 0 0 1 0-64h96a40 40 0 0 0 0-80H72a8 8 0 0 0 0 16h96a24 24 0 0 1 0 48H72a48 48 0 0 0 0 96h97a32 32 0 1 0 31-40Zm0 48a16 16 0 1 1 16-16A16 16 0 0 1 200 216Z',
};
