import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { narrow } from '../../testing/narrow.js';
import { QuantityField, type QuantityFieldProps } from './QuantityField.js';

function Controlled(props: QuantityFieldProps) {
  const [value, setValue] = useState(props.value);
  return <QuantityField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/QuantityField',
  component: QuantityField,
  args: {
    label: 'Number of tickets',
    name: 'quantity',
    value: 2,
    onChange: () => {},
    min: 1,
    max: 4,
    decreaseLabel: 'One fewer',
    increaseLabel: 'One more',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof QuantityField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: 'Maximum 4 per member.' } };

export const AtMost: Story = { args: { value: 4, hint: 'Maximum 4 per member.' } };

export const AtLeast: Story = { args: { value: 1 } };

/** An empty field that needs at least one. */
export const Empty: Story = { args: { value: 0, error: 'Enter the number of tickets.' } };

export const Failed: Story = { name: 'Error', args: { value: 4, error: 'Only 3 tickets are left in zone A.' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    decreaseLabel: '減一張',
    increaseLabel: '加一張',
    label: '正價門票數目（不包括輪椅座位及其陪同者座位）',
    hint: '每位會員在首日發售期間最多購買 4 張，其後每筆交易最多 40 張；兩筆交易合計不得超過主辦機構所訂上限。',
    error: 'A 區只剩 3 張相連座位。請減少數目，或者另選一區。',
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Tickets at the standard price, without wheelchair spaces and their companions',
    hint: 'At most 4 for each member on the first day of sale, and 40 in a transaction after that.',
    error: 'Only 3 seats side by side are left in zone A. Take fewer, or choose another zone.',
    decreaseLabel: 'One fewer',
    increaseLabel: 'One more',
  },
};

export const Narrow: Story = {
  args: { hint: 'Maximum 4 per member.', error: 'Only 3 tickets are left in zone A.' },
  decorators: [narrow],
};
