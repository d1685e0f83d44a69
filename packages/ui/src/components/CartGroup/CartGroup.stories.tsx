import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { TextButton } from '../Button/index.js';
import { GoneRow } from '../GoneRow/index.js';
import { Sticker } from '../Sticker/index.js';
import { CartGroup } from './CartGroup.js';
import { CartHold } from './CartHold.js';

const hold = {
  zone: 'B',
  zoneName: 'Stalls, centre',
  seats: [
    { label: 'M2, row F, seat 11', price: 'HK$280' },
    { label: 'M2, row F, seat 12', price: 'HK$280' },
    { label: 'M2, row F, seat 13', price: 'HK$280' },
  ],
  removeLabel: 'Remove',
  all: {
    label: 'Remove 3 seats',
    detail: 'M2, row F, seats 11, 12 and 13',
    why: 'These 3 seats are held together and removed together.',
  },
  removingLabel: 'Removing',
  onRemove: fn(),
} as const;

const one = {
  ...hold,
  zone: 'A',
  zoneName: 'Front',
  seats: [{ label: 'A1, row C, seat 7', price: 'HK$380' }],
  all: undefined,
} as const;

const meta = {
  title: 'Components/Ticketing/CartGroup',
  component: CartGroup,
  subcomponents: { CartHold },
  args: {
    seed: 'whale-in-the-cubicle.17',
    interest: 'theatre',
    lines: ['The Whale in the Cage Home'],
    lang: 'en',
    title: 'The Whale in the Cage Home',
    href: '#whale',
    when: 'Sat 21 November, 15:00, Tai Hang Playhouse',
    count: '3 tickets',
    children: <CartHold {...hold} />,
  },
} satisfies Meta<typeof CartGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneSeat: Story = { args: { count: '1 ticket', children: <CartHold {...one} /> } };

/** The seats at the ends can leave alone, the one between them cannot. */
export const OneByOne: Story = {
  args: {
    children: (
      <CartHold
        {...hold}
        seats={hold.seats.map((seat, index) => (index === 1 ? seat : { ...seat, onRemove: fn() }))}
        all={{ label: hold.all.label, detail: hold.all.detail }}
      />
    ),
  },
};

export const TwoHolds: Story = {
  args: {
    count: '4 tickets',
    children: (
      <>
        <CartHold {...hold} />
        <CartHold {...one} />
      </>
    ),
  },
};

export const WithNotes: Story = {
  args: {
    children: (
      <CartHold
        {...hold}
        zone="D"
        zoneName="Side"
        stickers={<Sticker variant="restrictedView">Restricted view</Sticker>}
        notes={[
          'A pillar at the side hides a part of the surtitles.',
          'These seats are not all side by side: this zone has no 3 seats together.',
        ]}
      />
    ),
  },
};

export const Removing: Story = { args: { children: <CartHold {...hold} removing /> } };

export const WithGoneSeats: Story = {
  args: {
    children: (
      <>
        <GoneRow
          title="These 2 seats are no longer in your cart"
          seats="Standing, zone A, 2 tickets, HK$2,560"
          seatsLabel="No longer held for you:"
          reason="The hold ended at 20:58. Nothing was charged."
          actions={<TextButton>Dismiss</TextButton>}
        />
        <CartHold {...hold} />
      </>
    ),
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    seed: 'lion-rock-echo.5',
    interest: 'music',
    lang: 'zh-Hant',
    lines: ['獅子山', '回聲'],
    title: '獅子山回聲：香港作曲家新作專場及二十周年紀念音樂會（加開場次）',
    href: '#lion-rock',
    when: '2026年11月27日 星期五 19:30 ・ 西九文化區海濱藝術中心海港音樂廳',
    count: '3 張門票，另有 2 個座位已不再保留',
    children: (
      <>
        <GoneRow
          title="這 2 個座位已不在購物車，現時可能已由其他人購入"
          seats="樓座右側 BB 排 101、102 號 ・ 2 張 ・ HK$2,760"
          seatsLabel="已不再為你保留："
          reason="發卡銀行在 21:12 前仍未確認付款，座位已不再保留。沒有收取任何費用。"
          actions={<TextButton>知道了，不再顯示</TextButton>}
        />
        <CartHold
          {...hold}
          removeLabel="移除"
          removingLabel="正在移除"
          zone="D"
          zoneName="樓座左側及樓座後排"
          seats={[
            { label: '樓座左側 ・ AA 排 121 號', price: 'HK$1,380' },
            { label: '樓座左側 ・ AA 排 122 號', price: 'HK$1,380' },
            { label: '樓座左側 ・ BB 排 121 號', price: 'HK$1,380' },
          ]}
          stickers={<Sticker variant="restrictedView">視線受阻</Sticker>}
          notes={['右方燈架會遮擋舞台左側約四分之一，中英文字幕亦有部分不能看見。']}
          all={{
            label: '移除這次保留的全部 3 個座位',
            detail: '樓座左側 AA 排 121 號、122 號及 BB 排 121 號',
            why: '這 3 個座位是同一次選座時一併保留的，移除其中一個，其餘座位亦不再保留。',
          }}
        />
      </>
    ),
  },
};

export const LongEnglish: Story = {
  args: {
    seed: 'lion-rock-echo.5',
    interest: 'music',
    lines: ['Echoes under', 'Lion Rock'],
    lang: 'en',
    title: 'Echoes under Lion Rock: New Works by Hong Kong Composers, with the Anniversary Gala',
    href: '#lion-rock',
    when: 'Friday 27 November 2026, 19:30 · Harbour Concert Hall, Foreshore Arts Centre, West Kowloon',
    count: '3 admission tickets',
    children: (
      <CartHold
        {...hold}
        zone="D"
        zoneName="Upper circle, left-hand side and rear"
        seats={[
          { label: 'Upper circle left · row AA, seat 121', price: 'HK$1,380' },
          { label: 'Upper circle left · row AA, seat 122', price: 'HK$1,380' },
          { label: 'Upper circle left · row BB, seat 121', price: 'HK$1,380' },
        ]}
        stickers={<Sticker variant="restrictedView">Restricted view</Sticker>}
        notes={['A lighting frame hides about a quarter of the stage on the left, and part of the surtitles with it.']}
        all={{
          label: 'Remove all three of these seats',
          detail: 'Upper circle left, row AA, seats 121 and 122, and row BB, seat 121',
          why: 'These three seats were held together; when one of them is removed, the others are released with it.',
        }}
        removingLabel="Removing all three seats"
      />
    ),
  },
};

/** The layout depends on the width of the window, so the window is narrow too. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  args: LongEnglish.args,
  decorators: [narrow],
};
