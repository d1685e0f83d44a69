import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { zhHant } from '../../words/zhHant.js';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.js';

function Controlled(props: DateRangeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <DateRangeField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Date of the performance',
    name: 'dates',
    value: { from: '2026-11-20', to: '2026-11-29' },
    onChange: () => {},
    locale: 'en-HK',
    today: '2026-11-20',
    min: '2026-11-20',
    words: { today: 'Today', selected: 'Selected', start: 'First day', end: 'Last day' },
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateRangeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: null, mark: '(optional)' } };

export const Opened: Story = {
  args: {
    value: { from: '2026-12-19', to: '2027-01-03' },
    holidays: [
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2026-12-26', name: 'The first weekday after Christmas Day' },
    ],
  },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ padding: '1rem', minBlockSize: '40rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Date of the performance/ }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Error',
  args: {
    hint: 'Both days are included.',
    value: { from: '2026-11-29', to: '2026-11-20' },
    error: 'The last day is before the first. Swap the two dates.',
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    locale: 'zh-HK',
    words: zhHant.Calendar,
    label: '查閱交易記錄的期間（由購票當日起計，只保留最近一年的記錄）',
    hint: '首尾兩日都包括在內。較早的記錄請聯絡客戶服務查詢。',
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Dates on which you could come to a performance',
    words: { today: 'Today', selected: 'selected', start: 'first day', end: 'last day' },
    hint: 'Both days are included.',
    error: 'The last day is before the first. Change one of the two dates.',
  },
};

export const Narrow: Story = { args: LongEnglish.args, decorators: [narrow] };
