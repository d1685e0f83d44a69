import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { narrow } from '../../testing/narrow.js';
import { PointsPack, type PointsPackProps } from './PointsPack.js';

function Controlled(props: PointsPackProps) {
  const [value, setValue] = useState(props.value);
  return <PointsPack {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/PointsPack',
  component: PointsPack,
  args: {
    label: 'Amount',
    name: 'pack',
    value: '5000',
    onChange: () => {},
    unit: 'points',
    options: [
      { value: '500', points: '500', price: 'HK$5' },
      { value: '2000', points: '2,000', price: 'HK$20' },
      { value: '5000', points: '5,000', price: 'HK$50' },
      { value: '10000', points: '10,000', price: 'HK$100' },
      { value: '20000', points: '20,000', price: 'HK$200' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PointsPack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingChosen: Story = { args: { value: '' } };

/** Larger packs have bonus points. */
export const Extra: Story = {
  args: {
    options: [
      { value: '5000', points: '5,000', price: 'HK$50' },
      { value: '50000', points: '50,000', extra: '+1,000 bonus points', price: 'HK$500' },
      { value: '100000', points: '100,000', extra: '+5,000 bonus points', price: 'HK$1,000' },
    ],
  },
};

export const LabelHidden: Story = { args: { labelHidden: true } };

export const Disabled: Story = { args: { disabled: true, hint: 'Your payment is being processed.' } };

export const Failed: Story = { name: 'Error', args: { value: '', error: 'Choose an amount, or enter your own.' } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '請選擇今次增值的積分數目，或在下面輸入自訂積分',
    unit: '積分，沒有到期日',
    hint: '積分在付款完成後即時存入，不可兌換現金或轉讓給其他會員。',
  },
};

const english = {
  label: 'How many points to add to your account this time',
  unit: 'points without an expiry date',
  hint: 'Points are credited as soon as the payment is complete. They cannot be exchanged for cash or given to others.',
  error: 'Choose one of the five amounts, or enter another number of points below.',
};

export const LongEnglish: Story = { args: english };

export const Narrow: Story = {
  args: english,
  decorators: [narrow],
};
