import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { RedirectDialog } from './RedirectDialog.js';

const meta = {
  title: 'Components/Feedback/RedirectDialog',
  component: RedirectDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '26rem' } } },
  args: {
    open: true,
    secondsLeft: 3,
    secondsLabel: 'Seconds until you leave',
    title: 'Going to the government ticketing network',
    children:
      'You leave First Gong in three seconds. That site has its own account and cart; your cart at First Gong stays.',
    href: '#government',
    goLabel: 'Go now',
    stayLabel: 'Stay on this page',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof RedirectDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TwoSeconds: Story = { args: { secondsLeft: 2 } };

export const LastSecond: Story = { args: { secondsLeft: 1 } };

/** For somebody who asks for less motion, the dialog waits without a countdown. */
export const NoCountdown: Story = {
  args: { secondsLeft: null, children: 'That site has its own account and cart; your cart at First Gong stays.' },
};

/** The browser is opening the address. The dialog stays until the new page appears. */
export const Leaving: Story = { args: { secondsLeft: 0 } };

export const EscapeStops: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** With an owner: a link opens it, a button stops it, and the focus returns to the link. */
export const OpenedAndStopped: Story = {
  args: { open: false },
  render: (args) => {
    const [open, setOpen] = useState(false);
    return (
      <div style={{ padding: '2rem' }}>
        <Button onClick={() => setOpen(true)}>the government ticketing network</Button>
        <RedirectDialog {...args} open={open} onOpenChange={setOpen} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'the government ticketing network' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    secondsLabel: '離開前的秒數',
    title: '即將離開開鑼，前往由政府管理的城市售票網',
    children:
      '三秒後自動前往。那邊出售自己的門票，須另行登記帳戶，條款和退票安排亦不相同。你在開鑼購物車內的三個座位會保留至 21:12，逾時不論是否已返回，都不再保留。',
    goLabel: '立即前往政府售票網',
    stayLabel: '留在開鑼，不要離開',
  },
};

export const LongEnglish: Story = {
  args: {
    secondsLabel: 'Seconds until you leave',
    title: 'Leaving for the government network',
    children:
      'It sells its own tickets, with its own account and cart. Your First Gong cart stays here. You leave in three seconds unless you stop it.',
    goLabel: 'Go now',
    stayLabel: 'Stay here',
  },
};

export const Narrow: Story = { ...LongChinese, globals: { lang: 'zh_hk', viewport: { value: 'w320' } } };
