import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { infoIcon } from '../../icons/info.js';
import { questionIcon } from '../../icons/question.js';
import { narrow } from '../../testing/narrow.js';
import { Link } from '../Link/index.js';
import { Sheet } from '../Sheet/index.js';
import { Popover } from './Popover.js';

const meta = {
  title: 'Components/Layout/Popover',
  component: Popover,
  args: {
    label: 'How the service charge is calculated',
    icon: infoIcon,
    title: 'Service charge',
    closeLabel: 'Close',
    children: (
      <>
        <p>HK$10 per ticket, charged with the card payment.</p>
        <p>
          It is not refunded when an order is cancelled.<Link href="#fees">All charges</Link>
        </p>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: args.label });
    // A sheet accepts clicks shortly after rendering.
    await waitFor(() => expect(button).not.toHaveStyle({ pointerEvents: 'none' }));
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: args.title })).toBeVisible();
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closed: Story = { play: () => {} };

export const IconAlone: Story = { args: { icon: questionIcon, labelHidden: true } };

/** Closing the panel does not close the sheet. */
export const InSheet: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Sheet open onOpenChange={fn()} title="Row F, seat 14" closeLabel="Close the seat">
      <Popover {...args} />
    </Sheet>
  ),
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    closeLabel: '關閉',
    label: '如何使用輪椅座位以及同行者座位的預訂安排',
    title: '輪椅座位及同行者座位的預訂安排與入場須知',
    children: (
      <p>
        {'每個輪椅座位可連同一個同行者座位一併預訂，入場時請從大坑劇院的無障礙入口進入，職員會帶領入座。'.repeat(8)}
      </p>
    ),
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'How wheelchair spaces and the seats of companions are booked',
    title: 'Wheelchair spaces, companion seats and how to reach them on the day',
    closeLabel: 'Close',
    children: <p>One companion seat may be booked with each wheelchair space, at the price of the lowest tier.</p>,
  },
};

export const Narrow: Story = {
  decorators: [narrow],
};
