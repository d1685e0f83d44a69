import { themeNames } from '@first-gong/ui/themes';

interface Mode {
  theme: string;
  fontSize: string;
  lang: string;
  viewport: string;
}

/** What a theme is photographed in: each theme takes the next row, so that every language and text size occurs. */
const rows = [
  {
    phone: { fontSize: '16', lang: 'zh_hk', viewport: 'w390' },
    desk: { fontSize: '16', lang: 'en_us', viewport: 'w1440' },
  },
  {
    phone: { fontSize: '16', lang: 'en_us', viewport: 'w390' },
    desk: { fontSize: '14', lang: 'zh_hk', viewport: 'w1440' },
  },
  {
    phone: { fontSize: '18', lang: 'zh_cn', viewport: 'w320' },
    desk: { fontSize: '16', lang: 'zh_hk', viewport: 'w1024' },
  },
];

/**
 * The modes in which a story is photographed, by Chromatic with a project token and by `npm run visual` without one.
 * Not every combination: each theme, each size and each language occurs at least once, on a phone and on a desk.
 */
export const modes: Record<string, Mode> = Object.fromEntries(
  themeNames.flatMap((theme, index) =>
    rows
      .filter((_, row) => row === index % rows.length)
      .flatMap(({ phone, desk }) => [
        [`${theme} phone`, { theme, ...phone }],
        [`${theme} desk`, { theme, ...desk }],
      ]),
  ),
);
