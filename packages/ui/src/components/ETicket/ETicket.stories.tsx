import type { Meta, StoryObj } from '@storybook/react-vite';
import { ETicket } from './index.js';

const meta = {
  title: 'Components/Ticketing/ETicket',
  component: ETicket,
  args: {
    seed: 'whale-in-the-cubicle.17',
    interest: 'theatre',
    lang: 'en',
    lines: ['The Whale in', 'the Cage Home'],
    title: 'The Whale in the Cage Home',
    when: 'Saturday 21 November 15:00',
    venue: 'Tai Hang Playhouse',
    facts: [
      { label: 'Section', value: 'M2' },
      { label: 'Row', value: 'F' },
      { label: 'Seat', value: '11' },
    ],
    notes: ['Stalls, HK$280'],
    number: 'FG 2041 7730 11',
    code: 'FG2041773011',
    codeLabel: 'Entry code: M2, row F, seat 11',
  },
} satisfies Meta<typeof ETicket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Compact: Story = {
  args: { compact: true },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** A standing place has an entry number instead of row and seat. */
export const Standing: Story = {
  args: {
    interest: 'bandShow',
    facts: [
      { label: 'Section', value: 'Standing' },
      { label: 'Entry no.', value: '0417' },
    ],
    codeLabel: 'Entry code: standing, entry no. 0417',
  },
};

export const RestrictedView: Story = {
  args: { notes: ['Balcony, HK$180', 'Restricted view: lights at the right hide a part of the stage'] },
};

export const LongEnglish: Story = {
  args: {
    lang: 'en',
    lines: ['Echoes under', 'Lion Rock'],
    title: 'Echoes under Lion Rock: New Works by Hong Kong Composers, with the Anniversary Gala',
    when: 'Fri 27 Nov 20:00',
    venue: 'Harbour Concert Hall, Foreshore Arts Centre, West Kowloon',
    facts: [
      { label: 'Section', value: 'Upper circle left' },
      { label: 'Row', value: 'AA' },
      { label: 'Seat', value: '121' },
    ],
    notes: ['Zone C · HK$360'],
    codeLabel: 'Entry code: Upper circle left, row AA, seat 121',
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w320' } } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    seed: 'lion-rock-echo.5',
    interest: 'music',
    lines: ['獅子山', '回聲'],
    title: '獅子山回聲：香港作曲家新作專場及二十周年紀念音樂會（加開場次）',
    when: '2026年11月27日 星期五 19:30（19:00 開放入座）',
    venue: '西九文化區海濱藝術中心海港音樂廳',
    facts: [
      { label: '座位分區', value: '樓座左側後排' },
      { label: '排', value: 'AA' },
      { label: '號', value: '121' },
    ],
    notes: [
      '全日制學生、六十歲或以上人士優惠票 ・ HK$360',
      '視線受阻：右方燈架會遮擋舞台左側約四分之一，中英文字幕亦有部分不能看見',
    ],
    codeLabel: '入場二維碼：樓座左側後排 AA 排 121 號',
  },
};
