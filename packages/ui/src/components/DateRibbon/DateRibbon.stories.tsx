import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateRibbon, type RibbonDay } from './DateRibbon.js';

const weekdays = ['Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu'];
const days: RibbonDay[] = [14, 21, 18, 6, 9, 11, 13, 17, 22, 16, 5, 8, 9, 15].map((count, index) => {
  const day = index < 11 ? 20 + index : index - 10;
  const weekday = weekdays[index % 7] ?? '';
  return {
    id: `2026-${index < 11 ? '11' : '12'}-${String(day).padStart(2, '0')}`,
    href: `?date=${day}`,
    month: index === 11 ? 'December' : undefined,
    weekday: index === 0 ? 'Today' : weekday,
    day: String(day),
    count: String(count),
    hiddenWords: { beforeWeekday: index === 0 ? undefined : 'Day', afterDay: ',', afterCount: 'performances' },
    weekend: index % 7 === 1 || index % 7 === 2,
    today: index === 0,
  };
});

const meta = {
  title: 'Components/Navigation/DateRibbon',
  component: DateRibbon,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Dates',
    month: 'Nov',
    year: '2026',
    days,
    more: { href: '?shortcut=nextMonth', label: 'Next month' },
  },
} satisfies Meta<typeof DateRibbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {};
export const DayChosen: Story = { args: { value: '2026-11-28' } };
export const WithoutMore: Story = { args: { more: undefined } };

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '日期',
    month: '十一月',
    year: '二〇二六年',
    days: days.map((day, index) => ({
      ...day,
      month: day.month && '十二月',
      weekday: index === 0 ? '今日' : `星期${'五六日一二三四'[index % 7]}`,
      count: `${index + 5} 場演出`,
      hiddenWords: { afterDay: '日，', afterCount: '' },
    })),
    more: { href: '?shortcut=nextMonth', label: '下個月' },
  },
};
const english = ['Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu'];
export const LongEnglish: Story = {
  args: {
    label: 'Dates',
    month: 'November',
    days: days.map((day, index) => ({
      ...day,
      month: day.month && 'December',
      weekday: index === 0 ? 'Today' : (english[index % 7] ?? ''),
      count: String(index + 5),
      hiddenWords: { afterDay: 'November,', afterCount: 'performances' },
    })),
    more: { href: '?shortcut=nextMonth', label: 'Next month' },
  },
};
/** On phones the days scroll in their own strip, below the month. */
export const Narrow: Story = { ...LongEnglish, globals: { viewport: { value: 'w320' } } };
