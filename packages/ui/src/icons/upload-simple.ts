// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const uploadSimpleIcon = {
  regular: 'M224 144v64a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8V144a8 8 0 0 1 16 0v56H208V144a8 8 0 0 1 16 0ZM93.7 77.7 120 51.3V144a8 8 0 0 0 16 0V51.3l26.3 26.4a8 8 0 0 0 11.3-11.3l-40-40a8 8 0 0 0-11.3 0l-40 40A8 8 0 0 0 93.7 77.7Z',
};
