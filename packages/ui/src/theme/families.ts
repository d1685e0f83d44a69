/** The font families. Archivo has the Latin letters and numerals; Chinese is in a system font, by language. */
const ours = ['Archivo', 'Archivo Fallback'] as const;
const last = ['system-ui', 'sans-serif'] as const;

export const families = {
  traditional: [
    ...ours,
    'PingFang HK',
    'PingFang TC',
    'Noto Sans HK',
    'Noto Sans TC',
    'Noto Sans CJK HK',
    'Microsoft JhengHei',
    ...last,
  ],
  simplified: [...ours, 'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', ...last],
} as const;

/** Returns a font family in CSS syntax: names of more than one word in quotes. */
export const stack = (family: readonly string[]): string =>
  family.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');
