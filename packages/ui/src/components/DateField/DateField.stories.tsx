import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { DateField, type DateFieldProps } from './DateField.js';

function Controlled(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return <DateField {...props} value={value} onChange={setValue} />;
}

const calendar = {
  words: { today: '今日', selected: '已選' },
  min: '2026-11-20',
  max: '2027-01-31',
  holidays: [
    { date: '2026-12-25', name: '聖誕節' },
    { date: '2026-12-26', name: '聖誕節後首個公眾假期' },
  ],
};

const meta = {
  title: 'Components/Forms/DateField',
  component: DateField,
  args: {
    label: '放映日期',
    name: 'date',
    value: '2026-11-25',
    onChange: () => {},
    locale: 'zh-HK',
    today: '2026-11-20',
    calendar,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: '', mark: '（選填）' } };

export const Opened: Story = {
  args: { value: '2026-12-24' },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ padding: '1rem', minBlockSize: '40rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /放映日期/ }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** Typed from memory: no calendar. */
export const Birthday: Story = {
  args: {
    label: '出生日期',
    name: 'birthday',
    value: '1988-03-09',
    hint: '例如 1988 年 3 月 9 日。只用於核實年齡優惠。',
    calendar: undefined,
    autoComplete: 'bday',
  },
};

export const Failed: Story = {
  name: 'Error',
  args: { hint: '由今日至 2027 年 1 月 31 日。', value: '2026-11-02', error: '這一天已經過去，請選今日或以後的日期。' },
};

export const Disabled: Story = { args: { disabled: true, hint: '請先選擇影院。' } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const LongChinese: Story = {
  args: {
    label: '預約到票務處領取門票的日期（領票人須帶同付款所用的信用卡及身份證明文件）',
    value: '',
    hint: '票務處星期一至五 10:00 至 19:00 辦公，公眾假期休息。可選演出前三日至演出當日。',
    error: '請輸入完整日期：年、月、日各一格。',
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Date on which somebody collects the tickets at the box office',
    locale: 'en-HK',
    hint: 'Day, month and year. Monday to Friday except public holidays.',
    error: 'The box office is closed on that day. Choose a working day before the performance.',
    calendar: { words: { today: 'Today', selected: 'selected' } },
  },
};

export const Narrow: Story = {
  args: { ...LongEnglish.args },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
};
