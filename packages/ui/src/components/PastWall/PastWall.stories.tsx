import type { Meta, StoryObj } from '@storybook/react-vite';
import { arrowDownIcon } from '../../icons/arrow-down.js';
import { narrow } from '../../testing/narrow.js';
import { Button } from '../Button/index.js';
import { type PastEvent, PastWall } from './PastWall.js';

type Row = [
  seed: string,
  interest: string,
  lines: string[],
  date: string,
  byline: string,
  venue: string,
  lang?: 'en' | 'zh-Hant',
];

const event = ([seed, interest, lines, date, byline, venue, lang = 'en']: Row): PastEvent => ({
  id: seed,
  href: `#${seed}`,
  title: lines.join(lang === 'en' ? ' ' : ''),
  poster: { seed, interest, lines, lang },
  date,
  byline,
  venue,
});

const season2026 = (
  [
    ['film-never-dies', 'movie', ['Film', 'Never Dies'], '08.02', 'Restored on 35 mm', 'Wan Chai Digital Cinema'],
    ['letters', 'theatre', ['Sham Shui Po', 'Love Letters'], '06.14', 'Pei Ho Street Players', 'Tai Hang Playhouse'],
    [
      'fireworks',
      'chineseOpera',
      ['Nam Van', 'Fireworks'],
      '05.30',
      'Macau New Year Concert',
      'Nam Van Theatre, Macau',
    ],
    [
      'tunnel',
      'popConcert',
      ['Cross-Harbour', 'Electronics'],
      '08.15',
      'Live stream with 72 hours of replay',
      'Live stream',
    ],
    ['basketball', 'sport', ['Women’s Hoops', 'Warm-up'], '04.11', 'Hong Kong v Asia Select', 'Bayside Arena'],
    ['bach', 'music', ['Bach', 'and Rain'], '03.07', 'The complete cello suites', 'Harbour Concert Hall'],
  ] satisfies Row[]
).map(event);

const season2025 = (
  [
    ['type', 'exhibition', ['Between the Lines'], '12.20', 'A Century of Movable Type', 'Old Post Office, Central'],
    ['weave', 'dance', ['The Loom'], '11.08', 'Spinning Mill Dance Project', 'Kwun Tong Pier Shed'],
    ['universe', 'family', ['Thirty-Minute', 'Universe'], '10.26', 'Science Theatre', 'Harbour Concert Hall'],
    ['bamboo', 'arts', ['Bamboo Play'], '07.05', 'Contemporary circus in bamboo', 'Tuen Mun Open-air Theatre'],
    ['silence', 'theatre', ['Silence'], '03.19', 'A solo by Chow Yu-sam', 'Shek Kip Mei Black Box'],
    ['lion-rock', 'music', ['Lion Rock', 'Echoes'], '01.18', 'Harbour Orchestra', 'Harbour Concert Hall'],
  ] satisfies Row[]
).map(event);

const meta = {
  title: 'Components/Ticketing/PastWall',
  component: PastWall,
  args: {
    years: [
      {
        year: '2026',
        months: [
          { month: 'August', events: season2026.slice(0, 2) },
          { month: 'May', events: season2026.slice(2) },
        ],
      },
      { year: '2025', months: [{ month: 'December', events: season2025 }] },
    ],
  },
} satisfies Meta<typeof PastWall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneYear: Story = {
  args: { years: [{ year: '2025', months: [{ month: 'December', events: season2025.slice(0, 2) }] }] },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '2rem' }}>
      <div style={{ inlineSize: '100%' }}>
        <PastWall {...args} />
      </div>
      <Button iconAfter={arrowDownIcon}>One year earlier</Button>
    </div>
  ),
};

/** On a phone with large text the poster is too small to read, so the title is visible below it. */
export const LargeText: Story = { globals: { fontSize: '18', viewport: { value: 'w320' } } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    years: [
      {
        year: '2026',
        months: [
          {
            month: '10月',
            events: (
              [
                [
                  'lung',
                  'chineseOpera',
                  ['帝女花', '之香夭', '百場紀念'],
                  '10.31',
                  '燈籠洲粵劇團與香港中樂演奏家協會聯合製作百場紀念演出',
                  '香港演藝學院歌劇院及戲曲中心大劇院',
                  'zh-Hant',
                ],
                ['rain', 'family', ['落雨大'], '09.12', '親子互動音樂劇場（三歲或以上）', '葵青劇院', 'zh-Hant'],
              ] satisfies Row[]
            ).map(event),
          },
        ],
      },
    ],
  },
};

export const LongEnglish: Story = {
  args: {
    years: [
      {
        year: '2026',
        months: [
          {
            month: 'October',
            events: (
              [
                [
                  'banquet',
                  'chineseOpera',
                  ['Night Banquet', 'at Flower Pavilion'],
                  '31 Oct',
                  'Lantern Isle Cantonese Opera Troupe, hundredth performance',
                  'Xiqu Centre Grand Theatre',
                  'en',
                ],
                [
                  'quartet',
                  'music',
                  ['Dockyard,', '14 Minutes'],
                  '3 Dec',
                  'Percussion quartet',
                  'Pier Shed, Kwun Tong',
                  'en',
                ],
              ] satisfies Row[]
            ).map(event),
          },
        ],
      },
    ],
  },
};

/** Without pages of their own, the entries are no links. */
export const WithoutLinks: Story = {
  args: {
    years: [
      {
        year: '2025',
        months: [{ month: 'December', events: season2025.map(({ href, ...rest }) => rest) }],
      },
    ],
  },
};

export const Narrow: Story = {
  decorators: [narrow],
};
