import { themeNames } from '@first-gong/ui/themes';

interface Mode {
  theme: string;
  fontSize: string;
  lang: string;
  viewport: string;
}

/** The settings for the pictures of a theme. Each theme takes the next row, so that every language and text size occurs. */
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

/**
 * The modes for pictures of a story, for Chromatic. They are a choice of all combinations: each
 * theme, each text size and each language occurs at least once.
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
