import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { zhHant } from '../../words/zhHant.js';
import { Track } from './Track.js';

const meta = {
  title: 'Components/Ticketing/Track',
  component: Track,
  args: {
    label: 'Progress of the delivery',
    steps: [
      { label: 'Paid', detail: '10.31 11:08' },
      { label: 'Shipped', detail: '11.03 16:20' },
      { label: 'On its way', detail: '11.04 09:02' },
      { label: 'Signed for', detail: 'Not updated yet' },
    ],
    reached: 3,
    reachedLabel: 'done',
    aheadLabel: 'not yet',
  },
} satisfies Meta<typeof Track>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const notYet = { detail: 'Not updated yet' };

export const JustBegun: Story = {
  args: { reached: 1, steps: meta.args.steps.map((step, index) => (index < 1 ? step : { ...step, ...notYet })) },
};

export const NotBegun: Story = {
  args: { reached: 0, steps: meta.args.steps.map((step) => ({ ...step, ...notYet })) },
};

export const Arrived: Story = {
  args: {
    reached: 4,
    steps: meta.args.steps.map((step, index) => (index < 3 ? step : { ...step, detail: '11.04 14:37' })),
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '送遞進度',
    ...zhHant.Track,
    steps: [
      { label: '已收到全數款項', detail: '2026 年 10 月 31 日 11:08' },
      { label: '門票已交予速遞公司', detail: '2026 年 11 月 3 日 16:20' },
      { label: '派送員正前往收件地址', detail: '2026 年 11 月 4 日 09:02' },
      { label: '收件人簽收', detail: '速遞公司尚未更新' },
    ],
  },
};

const english = {
  label: 'Delivery',
  steps: [
    { label: 'Payment received in full', detail: 'Saturday 31 October, 11:08' },
    { label: 'Handed to the courier company', detail: 'Tuesday 3 November, 16:20' },
    { label: 'On the way to the delivery address', detail: 'Wednesday 4 November, 09:02' },
    { label: 'Signed for by the recipient', detail: 'The courier has not reported yet' },
  ],
  reachedLabel: 'done',
  aheadLabel: 'to come',
};

export const LongEnglish: Story = { args: english };

/** On a phone the rule is vertical, with the first step at the top. */
export const Phone: Story = { globals: { viewport: { value: 'w320' } } };

export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  args: english,
  decorators: [narrow],
};
