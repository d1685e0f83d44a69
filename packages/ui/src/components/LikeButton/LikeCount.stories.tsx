import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { LikeCount } from './LikeCount.js';

const meta = {
  title: 'Components/Ticketing/LikeCount',
  component: LikeCount,
  args: { count: '24.6K', label: 'people like this' },
} satisfies Meta<typeof LikeCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Thousands: Story = {};
export const Hundreds: Story = { args: { count: '864' } };
export const Millions: Story = { args: { count: '3.4M' } };

/** The text is for screen readers, so only the number can grow. */
export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: { count: '999.9K', label: '位會員已把這個節目加入最愛' },
};

export const LongEnglish: Story = {
  args: { count: '999.9K', label: 'members have put this event among their favourites' },
};

export const Narrow: Story = {
  args: LongEnglish.args,
  decorators: [narrow],
};
