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
    label: '日期捷徑',
    value: 'thisMonth',
    options: [
      chip('today', '今日'),
      chip('tomorrow', '明日'),
      chip('thisWeekend', '本週末'),
      chip('nextWeekend', '下週末'),
      chip('thisWeek', '本週'),
      chip('nextWeek', '下週'),
      chip('thisMonth', '本月'),
      chip('nextMonth', '下月'),
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
  globals: { lang: 'en_us' },
  args: {
    label: 'Date shortcuts',
    value: 'nextWeekend',
    options: [chip('nextWeekend', 'Next weekend, including the public holiday'), chip('thisMonth', 'This month')],
  },
};

export const WithIcons: Story = {
  args: {
    label: '版面',
    value: 'optimized',
    options: [
      { ...chip('optimized', '精簡'), icon: listIcon },
      { ...chip('comfortable', '寬鬆'), icon: squaresFourIcon },
    ],
  },
};
/** How many events each choice leaves, told before the choice. */
export const Counts: Story = {
  args: {
    options: [
      { ...chip('today', '今日'), count: { shown: '14', label: '14 個節目' } },
      { ...chip('thisWeekend', '本週末'), count: { shown: '0', label: '0 個節目' } },
      { ...chip('thisMonth', '本月'), count: { shown: '1,204', label: '1,204 個節目' } },
    ],
  },
};
/** The chosen filters. Each is a link that removes it. */
export const Removable: Story = {
  args: {
    label: '已選條件',
    value: '',
    options: ['本週末', '舞蹈', 'HK$300 或以下'].map((label) => ({
      ...chip(label, label),
      icon: xIcon,
      hidden: '移除',
    })),
  },
};
export const LongChinese: Story = {
  args: {
    value: 'nextWeekend',
    options: [chip('nextWeekend', '下週末連同公眾假期及學校假期'), chip('thisMonth', '本月餘下的所有日子')],
  },
};
export const Narrow: Story = {
  decorators: [narrow],
};
