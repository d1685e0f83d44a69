import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Steps } from './Steps.js';

const meta = {
  title: 'Components/Navigation/Steps',
  component: Steps,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Steps of the purchase',
    steps: ['Choose a performance', 'Seats', 'Shopping cart', 'Check', 'Receipt'],
    current: 2,
    doneLabel: 'done',
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstStep: Story = { args: { current: 0 } };

export const LastStep: Story = { args: { current: 4 } };

export const English: Story = {
  args: {
    label: 'Steps of your purchase',
    steps: ['Performance', 'Seats', 'Cart', 'Check', 'Receipt'],
    doneLabel: 'done',
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w320' } } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '購票步驟',
    steps: ['選擇演出日期及場次', '在座位圖上選位', '查看購物車', '逐項核對交易內容', '領取電子收據'],
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Steps of your purchase',
    steps: [
      'Choose a performance',
      'Choose your seats',
      'Look at the cart',
      'Check the transaction',
      'Get the receipt',
    ],
    current: 3,
    doneLabel: 'done',
  },
};

export const Narrow: Story = {
  args: {
    steps: [
      'Choose the date and the performance',
      'Choose seats on the plan',
      'Look at the cart',
      'Check every line of the transaction',
      'Get the receipt',
    ],
    current: 3,
  },
  globals: { viewport: { value: 'w320' } },
  decorators: [narrow],
};
