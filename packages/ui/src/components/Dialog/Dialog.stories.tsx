import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { arrowSquareOutIcon } from '../../icons/arrow-square-out.js';
import { Button } from '../Button/index.js';
import { Dialog } from './Dialog.js';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: () => {},
    title: '登入已逾時',
    description: '為保障帳戶，請重新登入。完成後會返回這一頁。',
    actions: (
      <>
        <Button variant="buy">重新登入</Button>
        <Button>繼續瀏覽</Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '24rem' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Asks before what cannot be undone: the safe choice comes first and has the focus. */
export const Question: Story = {
  args: {
    role: 'alertdialog',
    title: '取消這張訂單？',
    description: '3 個座位會全部釋放。沒有收取任何費用。',
    actions: (
      <>
        <Button>保留訂單</Button>
        <Button>取消訂單</Button>
      </>
    ),
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: '保留訂單' })).toHaveFocus();
  },
};

export const WithCross: Story = { args: { closeLabel: '關閉' } };

export const OpenedAndClosed: Story = {
  render: (args) => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>開啟</Button>
        <Dialog
          {...args}
          open={open}
          onOpenChange={setOpen}
          actions={<Button onClick={() => setOpen(false)}>知道了</Button>}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '開啟' }));
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    await expect(canvas.getByRole('button', { name: '開啟' })).toHaveFocus();
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
