import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { narrow } from '../../testing/narrow.js';
import { Calendar, type CalendarProps } from './Calendar.js';

const marks = [14, 21, 18, 6, 9, 11, 13, 17, 22, 16, 5].map((count, index) => ({
  date: `2026-11-${20 + index}`,
  text: `${count} performances`,
}));
const holidays = [
  { date: '2026-12-25', name: 'Christmas Day' },
  { date: '2026-12-26', name: 'The first weekday after Christmas Day' },
];

function Controlled(props: CalendarProps) {
  const [value, setValue] = useState(props.value);
  return <Calendar {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/Calendar',
  component: Calendar,
  args: {
    label: 'Date of the performance',
    locale: 'en-HK',
    today: '2026-11-20',
    words: { previous: 'Previous month', next: 'Next month', today: 'Today', selected: 'Selected' },
    value: '',
    onChange: () => {},
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Calendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { value: '2026-11-25' } };

/** Numbers of performances. A day without one is disabled. */
export const Marks: Story = {
  args: { marks, min: '2026-11-20', max: '2027-01-31', available: marks.map(({ date }) => date), value: '2026-11-28' },
};

/** A weekday holiday is red with a dot; its name is below the month. */
export const Holidays: Story = { args: { holidays, value: '2026-12-24' } };

export const TodayChosen: Story = { args: { value: '2026-11-20', marks } };

export const Disabled: Story = { args: { disabled: true, value: '2026-11-25' } };

export const ReadOnly: Story = { args: { readOnly: true, value: '2026-11-25' } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '演出日期',
    value: '2027-02-05',
    locale: 'zh-CN',
    words: { previous: '上个月', next: '下个月', today: '今天', selected: '已选' },
    holidays: [
      { date: '2027-02-06', name: '农历年初一' },
      { date: '2027-02-08', name: '农历年初三' },
      { date: '2027-02-09', name: '农历年初四（年初二适逢星期日，顺延一天补假）' },
    ],
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Performance date',
    today: '2026-12-16',
    words: { previous: 'Previous month', next: 'Next month', today: 'Today', selected: 'selected' },
    marks: marks.map(({ date, text }) => ({
      date: date.replace('-11-', '-12-'),
      text: `${text.split(' ')[0]} left`,
      label: `${text.split(' ')[0]} performances with seats left`,
    })),
    holidays,
    value: '2026-12-26',
  },
};

export const Narrow: Story = { args: LongEnglish.args, decorators: [narrow] };
