import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Button } from '../Button/index.js';
import { EmptyState } from './EmptyState.js';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'There are no events on this day.',
    children: 'There are 26 performances within three days.',
    action: (
      <Button size="small" href="#dates">
        See 24–30 November
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitleOnly: Story = { args: { children: undefined, action: undefined } };

export const AsHeading: Story = { args: { headingLevel: 2, title: 'Your cart is empty' } };

export const LongEnglish: Story = {
  args: {
    title: 'No favourites yet',
    children: <p lang="en">Press the heart on any event. It is kept here, and we write to you when it goes on sale.</p>,
    action: undefined,
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    title: '在你選擇的日期、類別和場地之內，暫時沒有任何現正發售的節目。',
    children: '可以放寬日期、改選其他場地，或把心儀的節目加入最愛；開售時會以電郵和站內通知告訴你，隨時可以取消。',
  },
};

export const Narrow: Story = { globals: { lang: 'zh_hk' }, args: LongChinese.args, decorators: [narrow] };
