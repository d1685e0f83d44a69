import type { Meta, StoryObj } from '@storybook/react-vite';
import { listIcon } from '../../icons/list.js';
import { squaresFourIcon } from '../../icons/squares-four.js';
import { narrow } from '../../testing/narrow.js';
import { Chips } from './Chips.js';

const chip = (id: string, label: string, current = false) => ({ id, label, current, href: `?shortcut=${id}` });

const meta = {
  title: 'Components/Chips',
  component: Chips,
  args: {
    label: '日期捷徑',
    chips: [
      chip('today', '今日'),
      chip('tomorrow', '明日'),
      chip('thisWeekend', '本週末'),
      chip('nextWeekend', '下週末'),
      chip('thisWeek', '本週'),
      chip('nextWeek', '下週'),
      chip('thisMonth', '本月', true),
      chip('nextMonth', '下月'),
    ],
  },
} satisfies Meta<typeof Chips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = {
  args: { chips: meta.args.chips.map((each) => ({ ...each, current: false })) },
};
export const Bleed: Story = { args: { bleed: true }, globals: { viewport: { value: 'w320' } } };
export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: {
    label: 'Date shortcuts',
    chips: [chip('nextWeekend', 'Next weekend, including the public holiday', true), chip('thisMonth', 'This month')],
  },
};

export const WithIcons: Story = {
  args: {
    label: '版面',
    chips: [
      { ...chip('optimized', '精簡', true), icon: listIcon },
      { ...chip('comfortable', '寬鬆'), icon: squaresFourIcon },
    ],
  },
};
export const LongChinese: Story = {
  args: {
    chips: [chip('nextWeekend', '下週末連同公眾假期及學校假期', true), chip('thisMonth', '本月餘下的所有日子')],
  },
};
export const Narrow: Story = {
  decorators: [narrow],
};
