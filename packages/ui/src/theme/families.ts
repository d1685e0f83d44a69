/** The font families. Archivo has the Latin letters and numerals; Chinese is in a system font, by language. */
const ours = ['Archivo', 'Archivo Fallback'] as const;
const last = ['system-ui', 'sans-serif'] as const;

/**
 * The Chinese font of each system, Apple's, Linux' and Windows', twice: as a face of ours (`chineseFaces`), and by its name
 * where a browser does not find the face. The browser looks up each name in each weight, width and size before the first
 * paint, so a name that few systems have costs more than it gives. A face it looks up once.
 */
export const families = {
  traditional: [...ours, 'Chinese HK', 'PingFang HK', 'Noto Sans CJK HK', 'Microsoft JhengHei', ...last],
  simplified: [...ours, 'Chinese SC', 'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', ...last],
} as const;

/** The faces of the Chinese families: for each weight the names of the systems' fonts as `local()` finds them. */
export const chineseFaces = {
  'Chinese HK': {
    normal: ['PingFangHK-Regular', 'NotoSansCJKhk-Regular', 'MicrosoftJhengHeiRegular'],
    bold: ['PingFangHK-Semibold', 'NotoSansCJKhk-Bold', 'MicrosoftJhengHeiBold'],
  },
  'Chinese SC': {
    normal: ['PingFangSC-Regular', 'NotoSansCJKsc-Regular', 'MicrosoftYaHei'],
    bold: ['PingFangSC-Semibold', 'NotoSansCJKsc-Bold', 'MicrosoftYaHei-Bold'],
  },
} as const;

/** Returns a font family in CSS syntax: names of more than one word in quotes. */
export const stack = (family: readonly string[]): string =>
  family.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');
