import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PointsField } from './PointsField.js';

const meta = {
  title: 'Components/PointsField',
  component: PointsField,
  args: {
    id: 'points',
    label: '使用積分',
    hint: '100 分抵 HK$1，只限整元。今次交易最多可用 8,100 分。',
    value: 5000,
    max: 8100,
    step: 100,
    useAllLabel: '用盡',
    offsetLabel: '抵扣',
    offset: '−HK$50',
    onChange: fn(),
  },
} satisfies Meta<typeof PointsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const None: Story = { args: { value: 0, offset: 'HK$0' } };

export const All: Story = { args: { value: 8100, offset: '−HK$81' } };

export const WithError: Story = { args: { error: '積分不足：結餘只有 4,800 分。' } };

export const Disabled: Story = { args: { value: 0, offset: 'HK$0', disabled: true } };

/** Typing settles on leaving the field, and on whole steps within the most that can be used. */
export const Typed: Story = {
  args: { value: 0 },
  render: (args) => {
    const [points, setPoints] = useState(args.value);
    return <PointsField {...args} value={points} onChange={setPoints} offset={`−HK$${points / 100}`} />;
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '使用積分' });
    await userEvent.clear(field);
    await userEvent.type(field, '9999');
    await userEvent.tab();
    await expect(field).toHaveValue('8,100');
    await expect(canvas.getByText('−HK$81')).toBeVisible();
  },
};
