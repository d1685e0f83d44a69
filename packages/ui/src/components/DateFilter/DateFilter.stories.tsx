import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { zhHant } from '../../words/zhHant.js';
import { Button } from '../Button/index.js';
import { Sheet } from '../Sheet/index.js';
import { DateFilter, type DateFilterProps } from './DateFilter.js';

function Controlled(props: DateFilterProps) {
  const [value, setValue] = useState(props.value);
  return <DateFilter {...props} value={value} onChange={setValue} />;
}

const spans = {
  today: ['2026-11-20', '2026-11-20'],
  tomorrow: ['2026-11-21', '2026-11-21'],
  thisWeekend: ['2026-11-21', '2026-11-22'],
  nextWeekend: ['2026-11-28', '2026-11-29'],
  thisWeek: ['2026-11-20', '2026-11-22'],
  nextWeek: ['2026-11-23', '2026-11-29'],
  thisMonth: ['2026-11-20', '2026-11-30'],
  nextMonth: ['2026-12-01', '2026-12-31'],
} as const;
const shortcutsIn = (labels: readonly string[]) =>
  Object.entries(spans).map(([id, [from, to]], index) => ({ id, label: labels[index] ?? id, from, to }));

const english = [
  'Today',
  'Tomorrow',
  'This weekend',
  'Next weekend',
  'This week',
  'Next week',
  'This month',
  'Next month',
];

const meta = {
  title: 'Components/Forms/DateFilter',
  component: DateFilter,
  args: {
    label: 'Dates',
    rangeLabel: 'Choose dates',
    name: 'dates',
    shortcuts: shortcutsIn(english),
    value: { shortcut: 'thisWeekend', from: '2026-11-21', to: '2026-11-22' },
    onChange: () => {},
    locale: 'en-HK',
    today: '2026-11-20',
    min: '2026-11-20',
    words: { today: 'Today', selected: 'Selected', start: 'First day', end: 'Last day' },
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllDays: Story = { args: { value: null } };

export const OtherDays: Story = { args: { value: { from: '2026-11-24', to: '2026-12-06' } } };

export const Failed: Story = {
  name: 'Error',
  args: {
    value: { from: '2026-12-06', to: '2026-11-24' },
    error: 'The last day is before the first. Swap the two dates.',
  },
};

/** On phones it is in the filter sheet. */
export const InSheet: Story = {
  // Inline, the sheet would cover the docs page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '36rem' } } },
  render: (args) => (
    <Sheet
      open
      onOpenChange={fn()}
      title="Filters"
      actions={
        <>
          <Button>Clear</Button>
          <Button variant="buy">Show 18 events</Button>
        </>
      }
    >
      <Controlled {...args} />
    </Sheet>
  ),
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    // A sheet accepts clicks after its animation.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    await userEvent.click(await screen.findByRole('button', { name: /Choose dates/ }));
    await expect(await screen.findByRole('grid')).toBeVisible();
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Date',
    rangeLabel: 'Other dates, both included',
    words: { today: 'Today', selected: 'selected', start: 'first day', end: 'last day' },
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    locale: 'zh-HK',
    words: zhHant.Calendar,
    label: '演出日期',
    rangeLabel: '自選首尾兩日（兩日都包括在內）',
    shortcuts: shortcutsIn(english.map((_, index) => `連同公眾假期在內的第 ${index + 1} 段日子`)),
    hint: '如要看全年節目，請清除日期。',
  },
};

export const Narrow: Story = { args: LongEnglish.args, decorators: [narrow] };
