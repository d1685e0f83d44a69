import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RangeCalendar, type RangeCalendarProps } from './RangeCalendar.js';

function Controlled(props: RangeCalendarProps) {
  const [value, setValue] = useState(props.value);
  return <RangeCalendar {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/RangeCalendar',
  component: RangeCalendar,
  args: {
    label: 'Date of the performance',
    locale: 'en-HK',
    today: '2026-11-20',
    min: '2026-11-20',
    words: {
      previous: 'Previous month',
      next: 'Next month',
      today: 'Today',
      selected: 'Selected',
      start: 'First day',
      end: 'Last day',
    },
    value: { from: '2026-11-20', to: '2026-11-24' },
    onChange: () => {},
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RangeCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingChosen: Story = { args: { value: null } };

export const SeveralWeeks: Story = {
  args: {
    value: { from: '2026-12-09', to: '2027-01-03' },
    holidays: [
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2026-12-26', name: 'The first weekday after Christmas Day' },
    ],
  },
};

export const OneDay: Story = { args: { value: { from: '2026-11-28', to: '2026-11-28' } } };

/** A range may include days without a show, but not start or end on one. */
export const Unavailable: Story = {
  args: {
    available: ['20', '21', '22', '25', '27', '28', '29'].map((day) => `2026-11-${day}`),
    value: { from: '2026-11-21', to: '2026-11-27' },
  },
};

/** Weeks from Monday: a whole week is one row. */
export const FromMonday: Story = { args: { weekStart: 'mon', value: { from: '2026-11-23', to: '2026-11-29' } } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const LongEnglish: Story = {
  args: {
    label: 'Performance dates',
    words: {
      previous: 'Previous month',
      next: 'Next month',
      today: 'Today',
      selected: 'selected',
      start: 'first day',
      end: 'last day',
    },
  },
};
