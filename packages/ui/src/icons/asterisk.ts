// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const asteriskIcon = {
  bold: 'M218.3 182.2a12 12 0 0 1-16.5 4.1L140 149.2V216a12 12 0 0 1-24 0V149.2l-61.8 37.1a12 12 0 1 1-12.3-20.6L104.7 128 41.8 90.3A12 12 0 1 1 54.2 69.7L116 106.8V40a12 12 0 0 1 24 0v66.8l61.8-37.1a12 12 0 1 1 12.4 20.6L151.3 128l62.9 37.7A12 12 0 0 1 218.3 182.2Z',
};
