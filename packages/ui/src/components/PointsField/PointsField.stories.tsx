import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { zhHant } from '../../words/zhHant.js';
import { PointsField, type PointsFieldProps } from './PointsField.js';

function Kept(props: PointsFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PointsField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/PointsField',
  component: PointsField,
  args: {
    id: 'points',
    label: 'Use points',
    hint: '100 points pay HK$1, whole dollars only. You can use up to 8,100 points in this transaction.',
    value: 5000,
    name: 'points',
    max: 8100,
    step: 100,
    useAllLabel: 'Use all',
    offsetLabel: 'Pays',
    refusedMessage: 'Enter digits only. The number of points has not changed.',
    offset: '−HK$50',
    onChange: fn(),
  },
} satisfies Meta<typeof PointsField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page keeps the value. */
export const Default: Story = { render: (args) => <Kept {...args} /> };

export const None: Story = { args: { value: 0, offset: 'HK$0' } };

export const All: Story = { args: { value: 8100, offset: '−HK$81' } };

export const Failed: Story = { name: 'Error', args: { error: 'Not enough points: you have 4,800.' } };

export const Disabled: Story = { args: { value: 0, offset: 'HK$0', disabled: true } };

/** A typed number stays. The screen reports the possible amounts. */
export const Typed: Story = {
  args: { value: 0 },
  render: (args) => {
    const [points, setPoints] = useState(args.value);
    const error = points > args.max ? 'You can use up to 8,100 points for this order. Enter 8,100 or less.' : undefined;
    return <PointsField {...args} value={points} onChange={setPoints} error={error} offset="HK$0" />;
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Use points' });
    await userEvent.clear(field);
    await userEvent.type(field, '9999');
    await userEvent.tab();
    await expect(field).toHaveValue('9,999');
    await expect(field).toHaveAccessibleDescription(/8,100 points/);
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    refusedMessage: zhHant.PointsField.refusedMessage,
    label: '在這次交易使用的會員積分，包括今年年底到期的積分',
    hint: '每 100 分抵 HK$1，只限整元；已使用優惠碼的門票不能同時以積分抵扣。這筆交易最多可用 1,286,400 分。',
    value: 1286400,
    max: 1286400,
    useAllLabel: '全部使用可用積分',
    offsetLabel: '從這次交易的票款抵扣',
    offset: '−HK$12,864',
    error: '積分不足：另一張尚未付款的訂單已預留部分積分，現時結餘只有 4,800 分。',
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Membership points to be used for this transaction',
    hint: '100 points take off HK$1, in whole dollars only. Tickets with a promotion code are left out. At most 1,286,400 points.',
    value: 1286400,
    max: 1286400,
    useAllLabel: 'Use all my points',
    offsetLabel: 'Taken off the tickets',
    offset: '−HK$12,864',
    error: 'Not enough points: another order that is not yet paid holds some of them, and 4,800 are left.',
  },
};

/** On phones the discount is below the field. */
export const Narrow: Story = {
  ...LongEnglish,
  globals: { viewport: { value: 'w320' } },
  decorators: [narrow],
};
