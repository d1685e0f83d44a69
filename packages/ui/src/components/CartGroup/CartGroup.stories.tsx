import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextButton } from '../Button/index.js';
import { GoneRow } from '../GoneRow/index.js';
import { Sticker } from '../Sticker/index.js';
import { CartGroup } from './CartGroup.js';
import { CartHold } from './CartHold.js';

const hold = {
  zone: 'B',
  zoneName: '堂座中',
  seats: [
    { label: 'M2 ・ F 排 11 號', price: 'HK$280' },
    { label: 'M2 ・ F 排 12 號', price: 'HK$280' },
    { label: 'M2 ・ F 排 13 號', price: 'HK$280' },
  ],
  removeLabel: '移除全部 3 個座位',
  removeDetail: 'M2 ・ F 排 11 號、M2 ・ F 排 12 號、M2 ・ F 排 13 號',
  together: '這 3 個座位一併保留，移除時亦會一併移除。',
  removingLabel: '正在移除',
  onRemove: fn(),
} as const;

const one = {
  ...hold,
  zone: 'A',
  zoneName: '前座',
  seats: [{ label: 'A1 ・ C 排 7 號', price: 'HK$380' }],
  removeLabel: '移除',
  removeDetail: 'A1 ・ C 排 7 號',
} as const;

const meta = {
  title: 'Components/CartGroup',
  component: CartGroup,
  subcomponents: { CartHold },
  args: {
    seed: 'whale',
    interest: 'theatre',
    lines: ['籠屋裡的鯨魚'],
    lang: 'zh-Hant',
    title: '籠屋裡的鯨魚',
    href: '#whale',
    when: '11月21日 星期六 15:00 ・ 大坑劇院',
    count: '3 張門票',
    children: <CartHold {...hold} />,
  },
} satisfies Meta<typeof CartGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneSeat: Story = { args: { count: '1 張門票', children: <CartHold {...one} /> } };

export const TwoHolds: Story = {
  args: {
    count: '4 張門票',
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
        zoneName="側座"
        stickers={<Sticker kind="restrictedView">視線受阻</Sticker>}
        notes={['側面的柱會擋去部分字幕。', '這些座位並非全部相連：此區已沒有 3 個相連座位。']}
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
          title="這 2 個座位已不在購物車"
          what="企位 A 區 ・ 2 張 ・ HK$2,560"
          whatHidden="已不再為你保留："
          why="保留時間在 20:58 屆滿，座位已釋放。沒有收取任何費用。"
          actions={<TextButton>知道了</TextButton>}
        />
        <CartHold {...hold} />
      </>
    ),
  },
};
