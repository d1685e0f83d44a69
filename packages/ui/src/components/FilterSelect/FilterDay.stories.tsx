import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { FilterDay } from './FilterDay.js';

const meta = {
  title: 'Components/Forms/FilterDay',
  component: FilterDay,
  args: { label: 'From', name: 'from', value: '' },
} satisfies Meta<typeof FilterDay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: '2026-11-28' } };
export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: { label: '演出日期由這一天開始', value: '2026-11-28' },
  decorators: [narrow],
};
export const LongEnglish: Story = {
  args: { label: 'First day of the performances', value: '2026-11-28' },
  decorators: [narrow],
};
