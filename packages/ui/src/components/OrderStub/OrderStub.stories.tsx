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
    lines: ['籠屋裡的鯨魚'],
    lang: 'zh-Hant',
    title: '籠屋裡的鯨魚',
    when: '11月21日 星期六 15:00 ・ 大坑劇院',
    seats: [
      { place: 'M2 ・ F 排 11 號', zone: '堂座中', price: '280' },
      { place: 'M2 ・ F 排 12 號', zone: '堂座中', price: '280' },
      { place: 'M2 ・ F 排 13 號', zone: '堂座中', price: '280' },
    ],
    subtotalLabel: '小計',
    subtotal: 'HK$840',
    action: (
      <Link href="#cart" standalone>
        返回購物車
      </Link>
    ),
  },
  decorators: [
    (Story) => (
      <section aria-labelledby="order">
        <h2 id="order">訂單</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof OrderStub>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNotes: Story = {
  args: { notes: ['視線受阻：側面的柱會擋去部分字幕。', '這些座位並非全部相連：此區已沒有 3 個相連座位。'] },
};

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
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
  globals: { lang: 'en_us', viewport: { value: 'w320' } },
  args: LongEnglish.args,
  decorators: [narrow],
};
