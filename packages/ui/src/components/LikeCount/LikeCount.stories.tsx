import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { LikeCount } from './LikeCount.js';

const meta = {
  title: 'Components/Ticketing/LikeCount',
  component: LikeCount,
  args: { count: '24.6K', label: '人讚好' },
} satisfies Meta<typeof LikeCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Thousands: Story = {};
export const Hundreds: Story = { args: { count: '864' } };
export const Millions: Story = { args: { count: '3.4M' } };

/** Only screen readers read the words, so only the number can become longer. */
export const LongChinese: Story = { args: { count: '999.9K', label: '位會員已把這個節目加入最愛' } };

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: { count: '999.9K', label: 'members have put this event among their favourites' },
};

export const Narrow: Story = {
  globals: { lang: 'en_us' },
  args: LongEnglish.args,
  decorators: [narrow],
};
