import type { Meta, StoryObj } from '@storybook/react-vite';
import { ticketIcon } from '../../icons/ticket.js';
import { narrow } from '../../testing/narrow.js';
import { Link } from '../Link/index.js';
import { Notice } from './Notice.js';

const meta = {
  title: 'Components/Feedback/Notice',
  component: Notice,
  args: { title: 'Popular event', children: 'Many people are buying. You are in the waiting room.' },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Danger: Story = {
  args: { variant: 'danger', title: 'Your account is locked', children: 'Call customer service.' },
};

export const Success: Story = {
  args: { variant: 'success', title: 'Your details are saved', children: 'They are filled in the next time you buy.' },
};

/** A fact about larger content, with its own icon. */
export const Hint: Story = {
  args: {
    variant: 'hint',
    icon: ticketIcon,
    title: undefined,
    children: 'The 3 seats in your cart are held for 06:12.',
  },
};

/** Announced at once, because it appears after a click. */
export const AfterAnAction: Story = {
  args: { variant: 'danger', role: 'alert', title: 'Not subscribed', children: 'The system is busy. Try again later.' },
};

export const WithoutTitle: Story = {
  args: { title: undefined, children: 'Choose the courier at least seven days before the performance.' },
};

export const WithLink: Story = {
  args: {
    title: 'Maintenance',
    children: (
      <p>
        No online sale on Wednesdays from 00:00 to 02:00.<Link href="#hotline">Ticket hotline</Link>Open as usual.
      </p>
    ),
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    title: '惡劣天氣安排',
    children:
      '如天文台於演出前三小時仍懸掛八號或以上熱帶氣旋警告信號，演出將會取消，票款會於二十個工作天內退回原來的付款帳戶，無須申請。',
  },
};

export const LongEnglish: Story = {
  args: {
    title: undefined,
    children: (
      <p lang="en">
        If signal no. 8 is still hoisted three hours before curtain-up, the performance is cancelled. The price returns
        to the account it came from within twenty working days, without a request.
      </p>
    ),
  },
};

export const Narrow: Story = {
  args: { ...LongChinese.args, variant: 'danger' },
  decorators: [narrow],
};
