// Made by scripts/icons.mjs from @phosphor-icons/core (MIT). Do not edit.
export const arrowsOutLineHorizontalIcon = {
  bold: 'M140 40V216a12 12 0 0 1-24 0V40a12 12 0 0 1 24 0ZM88 116H45l11.5-11.5a12 12 0 0 0-17-17l-32 32a12 12 0 0 0 0 17l32 32a12 12 0 0 0 17-17L45 140H88a12 12 0 0 0 0-24Zm160.5 3.5-32-32a12 12 0 0 0-17 17L211 116H168a12 12 0 0 0 0 24h43l-11.5 11.5a12 12 0 0 0 17 17l32-32A12 12 0 0 0 248.5 119.5Z',
};
