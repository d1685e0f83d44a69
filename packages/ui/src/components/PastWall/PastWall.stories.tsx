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

const event = ([seed, interest, lines, date, byline, venue, lang = 'zh-Hant']: Row): PastEvent => ({
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
    ['film-never-dies', 'movie', ['菲林', '不死'], '08.02', '35 毫米修復影展', '灣仔數碼戲院'],
    ['letters', 'theatre', ['深水埗', '情書'], '06.14', '北河街劇團', '大坑劇院'],
    ['fireworks', 'chineseOpera', ['南灣', '煙花夜'], '05.30', '澳門跨年音樂會', '澳門南灣劇場'],
    ['tunnel', 'popConcert', ['海底隧道', '電音夜'], '08.15', '線上直播 72 小時重溫', '線上直播'],
    ['basketball', 'sport', ['女子籃球', '港隊熱身賽'], '04.11', '香港隊對亞洲選拔', '灣畔體育館'],
    ['bach', 'music', ['巴赫', '與雨'], '03.07', '大提琴無伴奏全集', '維港音樂廳'],
  ] satisfies Row[]
).map(event);

const season2025 = (
  [
    ['type', 'exhibition', ['字裡行間'], '12.20', '活字印刷百年展', '中環舊郵局'],
    ['weave', 'dance', ['織'], '11.08', '紗廠舞蹈計劃', '觀塘碼頭倉'],
    ['universe', 'family', ['三十分鐘', '宇宙'], '10.26', '科學劇場', '維港音樂廳'],
    ['bamboo', 'arts', ['竹戲'], '07.05', '當代馬戲・搭棚', '屯門露天劇場'],
    ['silence', 'theatre', ['默'], '03.19', '周雨琛獨腳戲', '石硤尾黑盒'],
    ['lion-rock', 'music', ['獅子山', '回聲'], '01.18', '維港管弦樂團', '維港音樂廳'],
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
          { month: '8月', events: season2026.slice(0, 2) },
          { month: '5月', events: season2026.slice(2) },
        ],
      },
      { year: '2025', months: [{ month: '12月', events: season2025 }] },
    ],
  },
} satisfies Meta<typeof PastWall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneYear: Story = {
  args: { years: [{ year: '2025', months: [{ month: '12月', events: season2025.slice(0, 2) }] }] },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '2rem' }}>
      <div style={{ inlineSize: '100%' }}>
        <PastWall {...args} />
      </div>
      <Button iconAfter={arrowDownIcon}>再早一年</Button>
    </div>
  ),
};

/** On a phone with large text the poster is too small to read, so the title is visible below it. */
export const LargeText: Story = { globals: { fontSize: '18', viewport: { value: 'w320' } } };

export const LongChinese: Story = {
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
                ],
                ['rain', 'family', ['落雨大'], '09.12', '親子互動音樂劇場（三歲或以上）', '葵青劇院'],
              ] satisfies Row[]
            ).map(event),
          },
        ],
      },
    ],
  },
};

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
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
        months: [{ month: '12月', events: season2025.map(({ href, ...rest }) => rest) }],
      },
    ],
  },
};

export const Narrow: Story = {
  decorators: [narrow],
};
