/** Archivo for Latin letters and digits, system fonts for Chinese. */
const ours = ['Archivo', 'Archivo Fallback'] as const;
const last = ['system-ui', 'sans-serif'] as const;

/**
 * Chinese fonts per system: Noto Sans CJK (as `@font-face`), Apple's, Windows'. Browsers on Linux look up each local
 * name for every variant, so few are listed.
 */
export const families = {
  traditional: [...ours, 'Noto HK', 'PingFang HK', 'Microsoft JhengHei', ...last],
  simplified: [...ours, 'Noto SC', 'PingFang SC', 'Microsoft YaHei', ...last],
} as const;

/** A font family in CSS syntax. */
export const stack = (family: readonly string[]): string =>
  family.map((name) => (name.includes(' ') ? `"${name}"` : name)).join();
