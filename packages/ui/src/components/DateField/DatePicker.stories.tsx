import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { zhHant } from '../../words/zhHant.js';
import { DatePicker, type DatePickerProps } from './DatePicker.js';

function Controlled(props: DatePickerProps) {
  const [value, setValue] = useState(props.value);
  return <DatePicker {...props} value={value} onChange={setValue} />;
}

const calendar = {
  words: { today: 'Today', selected: 'Selected' },
  min: '2026-11-20',
  max: '2027-01-31',
  holidays: [
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-12-26', name: 'The first weekday after Christmas Day' },
  ],
};

const meta = {
  title: 'Components/Forms/DatePicker',
  component: DatePicker,
  args: {
    label: 'Date of the screening',
    name: 'date',
    value: '2026-11-25',
    onChange: () => {},
    locale: 'en-HK',
    today: '2026-11-20',
    calendar,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: '', mark: '(optional)' } };

export const Opened: Story = {
  args: { value: '2026-12-24' },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ padding: '1rem', minBlockSize: '40rem' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Date of the screening/ }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Error',
  args: {
    hint: 'From today to 31 January 2027.',
    value: '2026-11-02',
    error: 'That day has passed. Choose today or a later date.',
  },
};

export const Disabled: Story = { args: { disabled: true, hint: 'Choose a cinema first.' } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    locale: 'zh-HK',
    calendar: {
      ...calendar,
      words: zhHant.Calendar,
      holidays: [
        { date: '2026-12-25', name: '聖誕節' },
        { date: '2026-12-26', name: '聖誕節後第一個周日' },
      ],
    },
    label: '預約到票務處領取門票的日期（領票人須帶同付款所用的信用卡及身份證明文件）',
    value: '',
    hint: '票務處星期一至五 10:00 至 19:00 辦公，公眾假期休息。可選演出前三日至演出當日。',
    error: '請輸入完整日期：年、月、日各一格。',
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Date on which you collect the tickets at the box office',
    hint: 'Day, month and year. Monday to Friday except public holidays.',
    error: 'The box office is closed on that day. Choose a working day before the performance.',
    calendar: { words: { today: 'Today', selected: 'selected' } },
  },
};

export const Narrow: Story = { args: LongEnglish.args, decorators: [narrow] };
