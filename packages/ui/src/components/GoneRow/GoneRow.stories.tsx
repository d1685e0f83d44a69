import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, TextButton } from '../Button/index.js';
import { GoneRow } from './GoneRow.js';

const meta = {
  title: 'Components/GoneRow',
  component: GoneRow,
  args: {
    title: '這 2 個座位已不在購物車',
    what: '企位 A 區 ・ 2 張 ・ HK$2,560',
    whatHidden: '已不再為你保留：',
    why: '保留時間在 20:58 屆滿，座位已釋放。沒有收取任何費用。',
    actions: (
      <>
        <Button size="small" href="#seats">
          看餘下座位
        </Button>
        <TextButton>知道了</TextButton>
      </>
    ),
  },
} satisfies Meta<typeof GoneRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongEnglish: Story = {
  args: {
    title: 'These 6 seats have left your cart',
    what: 'Stalls, front: M2, row F, seats 11, 12, 13, 14, 15 and 16 · HK$1,680',
    whatHidden: 'No longer yours:',
    why: 'The bank had not answered by 21:12, so they were released. Nothing was charged.',
    actions: (
      <>
        <Button size="small" href="#seats">
          See what is left
        </Button>
        <TextButton>Got it</TextButton>
      </>
    ),
  },
};
