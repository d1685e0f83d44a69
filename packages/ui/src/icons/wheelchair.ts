// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const wheelchairIcon = {
  bold: 'M255.1 187.5a12 12 0 0 0-15.6-6.7l-9.7 3.9-27.1-54.1A12 12 0 0 0 192 124H116V108h52a12 12 0 0 0 0-24H116V77.8a34 34 0 1 0-24 0v8.9a76 76 0 1 0 88.4 106.6 12 12 0 1 0-21.6-10.5A52 52 0 1 1 92 112v24a12 12 0 0 0 12 12h80.6l28.7 57.4a12 12 0 0 0 15.2 5.8l20-8A12 12 0 0 0 255.1 187.5ZM104 36A10 10 0 1 1 94 46 10 10 0 0 1 104 36Z',
};
