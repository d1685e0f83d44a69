import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Link } from '../Link/index.js';
import { Banner } from './Banner.js';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: {
    variant: 'maintenance',
    word: 'Maintenance',
    children: 'No online sales tonight from 00:00 to 02:00. Pay for held seats before 23:59.',
  },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Weather: Story = {
  args: {
    variant: 'weather',
    word: 'Typhoon signal no. 8',
    children: (
      <>
        All performances tonight are cancelled. Tickets are refunded automatically.
        <Link href="#weather">Bad weather arrangements</Link>
      </>
    ),
  },
};

export const Hot: Story = {
  args: {
    variant: 'hot',
    word: 'Popular event',
    children:
      '“Night Sailing” is on sale now, and pages may be slow. Pressing more often does not help. Keep one window open.',
  },
};

/** Screen readers read a banner at once that appears later. */
export const Hoisted: Story = { args: { ...Weather.args, role: 'alert' } };

export const Together: Story = {
  render: (args) => (
    <>
      <Banner {...args} {...Weather.args} variant="weather" word="Typhoon signal no. 8" />
      <Banner {...args} />
    </>
  ),
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    variant: 'weather',
    word: '黑色暴雨警告信號',
    children:
      '戲院如常開放，已出發的觀眾請留在安全地方。室外場地的演出須視乎主辦機構安排，如演出取消，票款會於二十個工作天內退回原來的付款帳戶，無須申請。',
  },
};

export const LongEnglish: Story = {
  args: {
    word: 'Scheduled maintenance tonight',
    children: (
      <>
        Web sales pause from 00:00 to 02:00 Hong Kong time. Pay for seats that you hold before 23:59. E-tickets saved on
        your device still open. <Link href="#hours">Opening hours of the box office and the hotline</Link>
      </>
    ),
  },
};

export const Narrow: Story = { globals: { lang: 'zh_hk' }, ...LongChinese, decorators: [narrow] };
