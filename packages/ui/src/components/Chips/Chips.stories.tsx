import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { listIcon } from '../../icons/list.js';
import { squaresFourIcon } from '../../icons/squares-four.js';
import { xIcon } from '../../icons/x.js';
import { narrow } from '../../testing/narrow.js';
import { Chips, type ChipsProps } from './Chips.js';

const chip = (value: string, label: string) => ({ value, label, href: `?shortcut=${value}` });

function Kept(props: ChipsProps<string>) {
  const [value, setValue] = useState(props.value);
  return <Chips {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/Chips',
  component: Chips,
  args: {
    label: 'Dates to choose',
    value: 'thisMonth',
    options: [
      chip('today', 'Today'),
      chip('tomorrow', 'Tomorrow'),
      chip('thisWeekend', 'This weekend'),
      chip('nextWeekend', 'Next weekend'),
      chip('thisWeek', 'This week'),
      chip('nextWeek', 'Next week'),
      chip('thisMonth', 'This month'),
      chip('nextMonth', 'Next month'),
    ],
  },
} satisfies Meta<typeof Chips>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page keeps the value. */
export const Default: Story = { render: (args) => <Kept {...args} /> };
export const NothingChosen: Story = {
  args: { value: '' },
};
export const Bleed: Story = { args: { bleed: true }, globals: { viewport: { value: 'w320' } } };
export const LongEnglish: Story = {
  args: {
    label: 'Date shortcuts',
    value: 'nextWeekend',
    options: [chip('nextWeekend', 'Next weekend, including the public holiday'), chip('thisMonth', 'This month')],
  },
};

export const WithIcons: Story = {
  args: {
    label: 'Layout',
    value: 'optimized',
    options: [
      { ...chip('optimized', 'Optimized'), icon: listIcon },
      { ...chip('comfortable', 'Comfortable'), icon: squaresFourIcon },
    ],
  },
};
/** Numbers of events before the choice. */
export const Counts: Story = {
  args: {
    options: [
      { ...chip('today', 'Today'), count: { shown: '14', label: '14 events' } },
      { ...chip('thisWeekend', 'This weekend'), count: { shown: '0', label: '0 events' } },
      { ...chip('thisMonth', 'This month'), count: { shown: '1,204', label: '1,204 events' } },
    ],
  },
};
/** Several can be chosen. The link of a chosen one removes it. */
export const SeveralChosen: Story = {
  args: {
    label: 'Access',
    value: ['loop', 'captions'],
    options: [
      { ...chip('loop', 'Hearing loop'), icon: xIcon, hidden: 'Remove' },
      chip('dogs', 'Assistance dogs welcome'),
      { ...chip('captions', 'Captions'), icon: xIcon, hidden: 'Remove' },
    ],
  },
};
/** The chosen filters. Each is a link that removes it. */
export const Removable: Story = {
  args: {
    label: 'Chosen filters',
    value: '',
    options: ['This weekend', 'Dance', 'HK$300 or less'].map((label) => ({
      ...chip(label, label),
      icon: xIcon,
      hidden: 'Remove',
    })),
  },
};
export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '選擇日期',
    value: 'nextWeekend',
    options: [chip('nextWeekend', '下週末連同公眾假期及學校假期'), chip('thisMonth', '本月餘下的所有日子')],
  },
};
export const Narrow: Story = {
  decorators: [narrow],
};
