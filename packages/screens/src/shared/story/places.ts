import type { AddressNode, Lang } from '@first-gong/domain';

type Names = readonly [code: string, en: string, hk: string, cn: string];

const order = { en_us: 1, zh_hk: 2, zh_cn: 3 } as const satisfies Record<Lang, number>;

const place = (lang: Lang, level: AddressNode['level'], names: Names, children: AddressNode[] = []): AddressNode => ({
  code: names[0],
  name: names[order[lang]] ?? '',
  level,
  children,
});

/** Places of the address list from each kind of country. */
export function placesIn(lang: Lang): AddressNode[] {
  const area = (names: Names, ...below: Names[]) =>
    place(
      lang,
      'area',
      names,
      below.map((each) => place(lang, 'district', each)),
    );
  return [
    place(
      lang,
      'country',
      ['HK', 'Hong Kong', '香港', '香港'],
      [
        area(['HKI', 'Hong Kong Island', '香港島', '香港岛'], ['WC', 'Wan Chai', '灣仔區', '湾仔区']),
        area(['KLN', 'Kowloon', '九龍', '九龙'], ['YTM', 'Yau Tsim Mong', '油尖旺區', '油尖旺区']),
      ],
    ),
    place(
      lang,
      'country',
      ['CN', 'Mainland China', '中國內地', '中国内地'],
      [
        place(
          lang,
          'province',
          ['GD', 'Guangdong', '廣東省', '广东省'],
          [area(['SZ', 'Shenzhen', '深圳市', '深圳市'], ['FT', 'Futian', '福田區', '福田区'])],
        ),
      ],
    ),
    place(lang, 'country', ['GB', 'United Kingdom', '英國', '英国']),
  ];
}
