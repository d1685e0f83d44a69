import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Link } from '../Link/index.js';
import { OrderStub } from './OrderStub.js';

const meta = {
  title: 'Components/Ticketing/OrderStub',
  component: OrderStub,
  args: {
    seed: 'whale-in-the-cubicle.17',
    interest: 'theatre',
    lines: ['The Whale in the Cage Home'],
    lang: 'en',
    title: 'The Whale in the Cage Home',
    when: 'Sat 21 November, 15:00, Tai Hang Playhouse',
    seats: [
      { place: 'M2, row F, seat 11', zone: 'Stalls, centre', price: '280' },
      { place: 'M2, row F, seat 12', zone: 'Stalls, centre', price: '280' },
      { place: 'M2, row F, seat 13', zone: 'Stalls, centre', price: '280' },
    ],
    subtotalLabel: 'Subtotal',
    subtotal: 'HK$840',
    action: (
      <Link href="#cart" standalone>
        Back to the cart
      </Link>
    ),
  },
  decorators: [
    (Story) => (
      <section aria-labelledby="order">
        <h2 id="order">Order</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof OrderStub>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNotes: Story = {
  args: {
    notes: [
      'Restricted view: a pillar at the side hides part of the surtitles.',
      'These seats are not all side by side: this zone has no 3 seats together.',
    ],
  },
};

export const LongEnglish: Story = {
  args: {
    lang: 'en',
    lines: ['Night Banquet'],
    title: 'The Night Banquet at the Pavilion of a Hundred Flowers',
    when: 'Fri 20 Nov 19:30 · Hong Kong Cultural Centre, Grand Theatre',
    seats: [{ place: 'Upper circle, row AA, seat 101', zone: 'Upper circle, side', price: '1,080' }],
    subtotalLabel: 'Subtotal',
    subtotal: 'HK$1,080',
    action: (
      <Link href="#cart" standalone>
        Back to the cart
      </Link>
    ),
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    seed: 'lion-rock-echo.5',
    interest: 'music',
    lines: ['獅子山', '回聲'],
    title: '獅子山回聲：香港作曲家新作專場及二十周年紀念音樂會（加開場次）',
    when: '2026年11月27日 星期五 19:30 ・ 西九文化區海濱藝術中心海港音樂廳',
    seats: [
      { place: '樓座左側 ・ AA 排 121 號', zone: '樓座左側後排，六十歲或以上人士優惠', price: '1,380.50' },
      { place: '樓座左側 ・ AA 排 122 號', zone: '樓座左側後排，全日制學生優惠', price: '1,380.50' },
    ],
    notes: ['視線受阻：右方燈架會遮擋舞台左側約四分之一，中英文字幕亦有部分不能看見。'],
    subtotalLabel: '這場演出的門票小計',
    subtotal: 'HK$2,761.00',
    action: (
      <Link href="#cart" standalone>
        返回購物車更改座位
      </Link>
    ),
  },
};

/** The layout follows the window, so the window is narrow too. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  args: LongEnglish.args,
  decorators: [narrow],
};
