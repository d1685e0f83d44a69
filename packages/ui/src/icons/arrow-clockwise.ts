// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const arrowClockwiseIcon = {
  bold: 'M244 56v48a12 12 0 0 1-12 12H184a12 12 0 1 1 0-24H201.1l-19-17.4c-.1-.1-.3-.2-.4-.4A76 76 0 1 0 127 204h1a75.5 75.5 0 0 0 52.2-20.7 12 12 0 0 1 16.5 17.5A99.5 99.5 0 0 1 128 228h-1.4A100 100 0 1 1 198.5 57.1L220 76.7V56a12 12 0 0 1 24 0Z',
};
