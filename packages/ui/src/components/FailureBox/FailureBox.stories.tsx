import type { Meta, StoryObj } from '@storybook/react-vite';
import { arrowClockwiseIcon } from '../../icons/arrow-clockwise.js';
import { narrow } from '../../testing/narrow.js';
import { Button } from '../Button/index.js';
import { FailureBox } from './FailureBox.js';

const meta = {
  title: 'Components/Feedback/FailureBox',
  component: FailureBox,
  args: {
    title: 'This page took too long to load',
    children: 'This page could not be loaded: no answer within 30 seconds. Held seats stay held until their time ends.',
    actions: (
      <>
        <Button variant="buy" icon={arrowClockwiseIcon}>
          Try again
        </Button>
        <Button href="#tickets">See saved tickets</Button>
      </>
    ),
    referenceLabel: 'Reference',
    reference: 'EV-LIST 5C1D',
  },
} satisfies Meta<typeof FailureBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutActions: Story = { args: { actions: undefined, reference: undefined } };

export const OfASection: Story = {
  args: {
    headingLevel: 2,
    title: 'Tonight’s performances could not be loaded',
    children: 'The rest of the page is complete.',
  },
};

export const Busy: Story = {
  args: {
    actions: (
      <Button variant="buy" busy busyLabel="Trying again">
        Try again
      </Button>
    ),
  },
};

/** Rejected by the server: quotes its sentence. A retry would get the same response. */
export const Forbidden: Story = {
  args: {
    title: 'The server refused this action',
    children: '“Maximum 4 tickets per member for this performance.” These are the words of the server.',
    actions: <Button href="#seats">Back to the seats</Button>,
    reference: '7F2A-0091',
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    actions: (
      <>
        <Button variant="buy" icon={arrowClockwiseIcon}>
          再試一次
        </Button>
        <Button href="#tickets">查看已儲存的門票</Button>
      </>
    ),
    title: '付款結果未能確定，請先不要再次付款',
    children:
      '銀行在三十秒內沒有回覆，這個要求可能已經執行，也可能沒有。座位仍為你保留；我們會繼續查詢，結果會以電郵通知，並顯示在交易紀錄。如二十分鐘後仍未收到，請致電購票熱線。',
    reference: 'TXN-20261120-0884-1177-2940',
  },
};

export const LongEnglish: Story = {
  args: {
    title: 'The system did not respond',
    children: (
      <p lang="en">
        This page could not be fetched: no reply after 30 seconds. Seats you hold stay held until their time runs out.
      </p>
    ),
    actions: <Button icon={arrowClockwiseIcon}>Try again</Button>,
  },
};

export const Narrow: Story = { globals: { lang: 'zh_hk' }, args: LongChinese.args, decorators: [narrow] };
