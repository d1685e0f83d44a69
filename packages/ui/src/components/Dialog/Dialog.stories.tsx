import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { arrowSquareOutIcon } from '../../icons/arrow-square-out.js';
import { ticketIcon } from '../../icons/ticket.js';
import { Button } from '../Button/index.js';
import { Notice } from '../Notice/index.js';
import { CopyButton, Reference } from '../Reference/index.js';
import { Dialog } from './Dialog.js';

const meta = {
  title: 'Components/Layout/Dialog',
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

/** A question before an action that cannot be undone: the safe choice comes first and has the focus. */
export const Question: Story = {
  args: {
    role: 'alertdialog',
    title: '取消這筆訂單？',
    description: '3 個座位不再保留。沒有收取任何費用。',
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

/** The dialog names the seats that are still held, so that nobody has to close it to find out. */
export const SessionExpired: Story = {
  args: {
    children: (
      <Notice variant="hint" icon={ticketIcon}>
        購物車內 3 個座位仍保留 <b>06:12</b>。
      </Notice>
    ),
  },
};

/** Refused by the server: the server's sentence in quotation marks, and a code to copy. */
export const Forbidden: Story = {
  args: {
    role: 'alertdialog',
    code: '403',
    title: '伺服器不接受這個動作',
    description: '「此場次每位會員最多購買 4 張。」',
    children: (
      <p>
        <Reference label="以上是伺服器的原文。參考編號">7F2A-0091</Reference>
      </p>
    ),
    actions: (
      <>
        <Button variant="buy">返回選位</Button>
        <CopyButton value="7F2A-0091" copiedLabel="已複製" failedLabel="未能複製，請自行選取編號。">
          複製編號
        </CopyButton>
      </>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      '「此場次每位會員最多購買 4 張。」',
    );
  },
};

export const Busy: Story = {
  args: {
    ...SessionExpired.args,
    actions: (
      <>
        <Button variant="buy" busy busyLabel="正在登入">
          重新登入
        </Button>
        <Button>繼續瀏覽</Button>
      </>
    ),
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

export const LongChinese: Story = {
  args: {
    ...SessionExpired.args,
    title: '為保障你的帳戶和積分，登入狀態已在三十分鐘沒有操作後自動結束',
    description:
      '請以電郵和密碼或一次性密碼重新登入。完成後會返回這一頁，已填寫的資料會保留；如不登入，仍可繼續瀏覽節目，但不能付款。',
    actions: (
      <>
        <Button variant="buy">以電郵和密碼重新登入</Button>
        <Button>暫不登入，繼續瀏覽節目</Button>
      </>
    ),
    closeLabel: '關閉',
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

export const Narrow: Story = { args: LongChinese.args, globals: { viewport: { value: 'w320' }, fontSize: '18' } };
