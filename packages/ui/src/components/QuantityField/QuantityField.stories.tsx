import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { QuantityField, type QuantityFieldProps } from './QuantityField.js';

function Controlled(props: QuantityFieldProps) {
  const [value, setValue] = useState(props.value);
  return <QuantityField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/QuantityField',
  component: QuantityField,
  args: {
    label: '門票數目',
    name: 'quantity',
    value: 2,
    onChange: () => {},
    min: 1,
    max: 4,
    decreaseLabel: '減少一張',
    increaseLabel: '增加一張',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof QuantityField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: '每位會員最多 4 張。' } };

export const AtMost: Story = { args: { value: 4, hint: '每位會員最多 4 張。' } };

export const Failed: Story = { name: 'Error', args: { value: 4, error: 'A 區只剩 3 張。' } };

export const Disabled: Story = { args: { disabled: true } };
