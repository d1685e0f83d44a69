/**
 * In which dress a story is photographed: by Chromatic where a project token is there, by `npm run visual` where not.
 * Not every combination: each theme, each size and each language is seen at least once, at both widths.
 */
export const modes = {
  'default phone': { theme: 'default', fontSize: '16', lang: 'zh_hk', viewport: 'w390' },
  'default desk': { theme: 'default', fontSize: '16', lang: 'en_us', viewport: 'w1440' },
  'night phone': { theme: 'night', fontSize: '16', lang: 'en_us', viewport: 'w390' },
  'night desk': { theme: 'night', fontSize: '14', lang: 'zh_hk', viewport: 'w1440' },
  'bw phone': { theme: 'bw', fontSize: '18', lang: 'zh_cn', viewport: 'w320' },
  'bw desk': { theme: 'bw', fontSize: '16', lang: 'zh_hk', viewport: 'w1024' },
} as const;
