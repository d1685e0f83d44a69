import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.js';
import { LiveRegion } from './LiveRegion.js';

const meta = {
  title: 'Components/Feedback/LiveRegion',
  component: LiveRegion,
  args: { message: '' },
} satisfies Meta<typeof LiveRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

function Example({ words }: { words: (seats: number) => string }) {
  const [seats, setSeats] = useState(0);
  return (
    <>
      <Button onClick={() => setSeats(seats + 1)}>Add a seat</Button>
      <p>{seats} seats</p>
      <LiveRegion message={seats > 0 ? words(seats) : ''} />
    </>
  );
}

export const Default: Story = { render: () => <Example words={(seats) => `There are ${seats} seats in your cart.`} /> };

/** A message of any length takes no space on the screen. */
export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  render: () => (
    <Example
      words={(seats) =>
        `《獅子山回聲：香港作曲家新作專場及二十周年紀念音樂會》的座位已加入，購物車現有 ${seats} 個座位，會為你保留至晚上九時十二分，其後不再保留。`
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('購物車現有 1 個座位');
  },
};
