import { themeNames } from '@first-gong/ui/themes';

interface Mode {
  theme: string;
  fontSize: string;
  lang: string;
  viewport: string;
}

/** Settings of a theme's screenshots. Each theme takes the next row, so that all values occur. */
const rows = [
  {
    phone: { fontSize: '16px', lang: 'zh_hk', viewport: 'w390' },
    desk: { fontSize: '16px', lang: 'en_us', viewport: 'w1440' },
  },
  {
    phone: { fontSize: '16px', lang: 'en_us', viewport: 'w390' },
    desk: { fontSize: '14px', lang: 'zh_hk', viewport: 'w1440' },
  },
  {
    phone: { fontSize: '18px', lang: 'zh_cn', viewport: 'w320' },
    desk: { fontSize: '16px', lang: 'zh_hk', viewport: 'w1024' },
  },
];

/** Screenshot modes for Chromatic. Each theme, text size and language occurs at least once. */
export const modes: Record<string, Mode> = Object.fromEntries(
  themeNames.flatMap((theme, index) =>
    Object.entries(rows[index % rows.length] ?? {}).map(([device, mode]) => [`${theme} ${device}`, { theme, ...mode }]),
  ),
);
