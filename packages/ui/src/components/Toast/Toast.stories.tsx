import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Sheet } from '../Sheet/index.js';
import { Toast, type ToastProps } from './Toast.js';

function Controlled(props: ToastProps) {
  const [messages, setMessages] = useState(props.messages);
  return (
    <Toast
      {...props}
      messages={messages}
      onDismiss={(id) => setMessages((all) => all.filter((message) => message.id !== id))}
    />
  );
}

const meta = {
  title: 'Components/Feedback/Toast',
  component: Toast,
  args: {
    label: 'Messages',
    dismissLabel: 'Close the message',
    onDismiss: fn(),
    messages: [{ id: 'like', text: 'Added to favourites', action: { label: 'Undo', onClick: fn() } }],
  },
  parameters: { docs: { story: { inline: false, height: '10rem' } } },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutAction: Story = { args: { messages: [{ id: 'copied', text: 'Order number copied' }] } };

/** A warning icon, and text about what failed. */
export const Problem: Story = {
  args: {
    messages: [
      {
        id: 'like',
        text: 'Night Sailing was not added to your favourites: the system did not answer.',
        problem: true,
        action: { label: 'Try again', onClick: fn() },
      },
    ],
  },
};

export const Several: Story = {
  args: {
    messages: [
      { id: 'copied', text: 'Order number copied' },
      { id: 'like', text: 'Added to favourites', action: { label: 'Undo', onClick: fn() } },
    ],
  },
};

/** The region is always mounted, so that screen readers announce new messages. */
export const Coming: Story = {
  args: { messages: [] },
  render: (args) => {
    const [messages, setMessages] = useState(args.messages);
    return (
      <>
        <Button onClick={() => setMessages([{ id: 'like', text: 'Added to favourites' }])}>Add to favourites</Button>
        <Toast {...args} messages={messages} onDismiss={() => setMessages([])} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to favourites' }));
    await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveTextContent('Added to favourites');
  },
};

/** With an open sheet, the region is inside the sheet. */
export const InSheet: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Sheet open onOpenChange={fn()} title="Filters" closeLabel="Close">
      <p>No events match.</p>
      <Controlled {...args} />
    </Sheet>
  ),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    label: '訊息',
    dismissLabel: '關閉訊息',
    messages: [
      {
        id: 'wish',
        text: '「籠屋裡的鯨魚」十一月二十一日晚場已加入候補心願單，編配成功後會以電郵通知。',
        action: { label: '返回上一個次序', onClick: fn() },
      },
    ],
  },
};

export const LongEnglish: Story = {
  args: {
    label: 'Messages',
    dismissLabel: 'Dismiss',
    messages: [
      {
        id: 'wish',
        text: 'The evening performance of The Whale in the Cage Home is now first on your wish list.',
        action: { label: 'Put it back where it was', onClick: fn() },
      },
    ],
  },
};

/** At the top on phones. */
export const Narrow: Story = { ...LongEnglish, globals: { viewport: { value: 'w320' } } };
