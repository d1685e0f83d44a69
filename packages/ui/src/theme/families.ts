/** The font families. Archivo has the Latin letters and numerals; Chinese is in a system font, by language. */
const ours = ['Archivo', 'Archivo Fallback'] as const;
const last = ['system-ui', 'sans-serif'] as const;

/**
 * One name for each system: Apple's, Linux', Windows'. The browser looks up each name in each weight and width before the
 * first paint, so a name that few systems have costs more than it gives.
 */
export const families = {
  traditional: [...ours, 'PingFang HK', 'Noto Sans CJK HK', 'Microsoft JhengHei', ...last],
  simplified: [...ours, 'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', ...last],
} as const;

/** Returns a font family in CSS syntax: names of more than one word in quotes. */
export const stack = (family: readonly string[]): string =>
  family.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');
