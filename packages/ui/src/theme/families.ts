/** The font families. Archivo has the Latin letters and numerals; Chinese is in a system font, by language. */
const ours = ['Archivo', 'Archivo Fallback'] as const;
const last = ['system-ui', 'sans-serif'] as const;

/**
 * The Chinese font of each system: Noto Sans CJK, which Linux has, as a face of ours, then Apple's and that of Windows by
 * their names. On Linux a browser looks up each name in each weight, width and size before the first paint, and a face only
 * once. A name that few systems have costs more than it gives.
 */
export const families = {
  traditional: [...ours, 'Noto HK', 'PingFang HK', 'Microsoft JhengHei', ...last],
  simplified: [...ours, 'Noto SC', 'PingFang SC', 'Microsoft YaHei', ...last],
} as const;

/** Returns a font family in CSS syntax: names of more than one word in quotes. */
export const stack = (family: readonly string[]): string =>
  family.map((name) => (name.includes(' ') ? `"${name}"` : name)).join();
