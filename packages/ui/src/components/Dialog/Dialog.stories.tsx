import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { arrowSquareOutIcon } from '../../icons/arrow-square-out.js';
import { ticketIcon } from '../../icons/ticket.js';
import { Button } from '../Button/index.js';
import { Reference } from '../FailureBox/index.js';
import { Notice } from '../Notice/index.js';
import { Dialog } from './Dialog.js';

const meta = {
  title: 'Components/Layout/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Your session has ended',
    description: 'Log in again to protect your account. You will return to this page.',
    actions: (
      <>
        <Button variant="buy">Log in again</Button>
        <Button>Keep browsing</Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '24rem' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Confirmation of an irreversible action: the safe choice is first and has the focus. */
export const Question: Story = {
  args: {
    role: 'alertdialog',
    title: 'Cancel this order?',
    description: 'The 3 seats are no longer held. Nothing was charged.',
    actions: (
      <>
        <Button>Keep the order</Button>
        <Button>Cancel order</Button>
      </>
    ),
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Keep the order' })).toHaveFocus();
  },
};

/** For a table or several fields. */
export const Wide: Story = {
  args: {
    width: 'wide',
    title: 'Prices of all zones',
    description: undefined,
    children: <p>Stalls HK$480, circle HK$320, balcony HK$180. Concessions are half of the price.</p>,
  },
};

/** Without the look of a ticket, for an app that sells none. */
export const Plain: Story = { args: { variant: 'plain', closable: true, closeLabel: 'Close' } };

export const PlainAndWide: Story = {
  args: { ...Wide.args, variant: 'plain' },
  parameters: { layout: 'fullscreen' },
};

/** Names the seats that are still held, so that the buyer need not close the dialog. */
export const SessionExpired: Story = {
  args: {
    children: (
      <Notice variant="hint" icon={ticketIcon}>
        The 3 seats in the cart are still held for <b>06:12</b>。
      </Notice>
    ),
  },
};

/** Rejected by the server: its sentence in quotation marks, and a code to copy. */
export const Forbidden: Story = {
  args: {
    role: 'alertdialog',
    code: '403',
    title: 'The server refused this action',
    description: '“A member can buy at most 4 tickets for this performance.”',
    children: (
      <p>
        <Reference label="These are the server’s words. Reference">7F2A-0091</Reference>
      </p>
    ),
    actions: <Button variant="buy">Back to the seats</Button>,
  },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      '“A member can buy at most 4 tickets for this performance.”',
    );
  },
};

export const Busy: Story = {
  args: {
    ...SessionExpired.args,
    actions: (
      <>
        <Button variant="buy" busy busyLabel="Logging in">
          Log in again
        </Button>
        <Button>Keep browsing</Button>
      </>
    ),
  },
};

export const WithCross: Story = { args: { closable: true } };

export const OpenedAndClosed: Story = {
  render: (args) => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog
          {...args}
          open={open}
          onOpenChange={setOpen}
          actions={<Button onClick={() => setOpen(false)}>Dismiss</Button>}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    ...SessionExpired.args,
    children: (
      <Notice variant="hint" icon={ticketIcon}>
        購物車內的 3 個座位仍為你保留 <b>06:12</b>。
      </Notice>
    ),
    title: '為保障你的帳戶和積分，登入狀態已在三十分鐘沒有操作後自動結束',
    description:
      '請以電郵和密碼或一次性密碼重新登入。完成後會返回這一頁，已填寫的資料會保留；如不登入，仍可繼續瀏覽節目，但不能付款。',
    actions: (
      <>
        <Button variant="buy">以電郵和密碼重新登入</Button>
        <Button>暫不登入，繼續瀏覽節目</Button>
      </>
    ),
    closable: true,
  },
};

export const LongEnglish: Story = {
  args: {
    title: 'You are leaving for the government ticketing network, which has an account and a cart of its own',
    description:
      'It sells its own tickets. Your cart stays here and its seats are held until 21:12; they are released then, whether you have come back or not.',
    actions: (
      <>
        <Button variant="buy" iconAfter={arrowSquareOutIcon}>
          Go to the government network now
        </Button>
        <Button>Stay here</Button>
      </>
    ),
  },
};

export const Narrow: Story = {
  args: LongChinese.args,
  globals: { lang: 'zh_hk', viewport: { value: 'w320' }, fontSize: '18' },
};
