import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { questionIcon } from '../../icons/question.js';
import { narrow } from '../../testing/narrow.js';
import { Link } from '../Link/index.js';
import { Accordion } from './Accordion.js';

const meta = {
  title: 'Components/Layout/Accordion',
  component: Accordion,
  args: {
    headingLevel: 3,
    items: [
      {
        id: 'eTicketWhere',
        title: 'Where is my e-ticket?',
        content: (
          <p>
            It is in your transaction history as soon as you have paid. Show its QR code at the entrance; no printing
            needed.
          </p>
        ),
      },
      {
        id: 'refund',
        title: 'Can I get a refund or another date?',
        content: (
          <p>
            A confirmed order is not refunded, changed or exchanged. When an event is cancelled or moved,{' '}
            <Link href="#changes">the arrangements are announced</Link>.
          </p>
        ),
      },
      { id: 'late', title: 'Can I come in late?', content: <p>Staff seat you at a suitable moment.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Can I get a refund or another date?'));
    await expect(canvas.getByText(/A confirmed order is not refunded/)).toBeVisible();
  },
};

/** A single item in a form: no heading, and an icon for its topic. */
export const Single: Story = {
  args: {
    headingLevel: undefined,
    items: [
      { id: 'notReceived', icon: questionIcon, title: 'Not received?', content: <p>Look in your spam folder.</p> },
    ],
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    items: [
      {
        id: 'change',
        title: '我已選擇速遞派送門票，但演出前一星期要離開香港，可否改為在取票機或售票處領取，需要另付費用嗎？',
        content: <p>{'演出前七個工作天或之前，可在「更改取票方式」提出。已付的派送費用不設退款。'.repeat(6)}</p>,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText(/我已選擇速遞/)),
};

export const LongEnglish: Story = {
  args: {
    items: [
      {
        id: 'change',
        title:
          'I chose courier delivery but have to leave Hong Kong a week before the show: may I collect at a kiosk instead?',
        content: <p>Yes, until seven working days before the show. What was paid for the courier is not returned.</p>,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText(/I chose courier/)),
};

export const Narrow: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Where is my e-ticket?')),
  decorators: [narrow],
};
