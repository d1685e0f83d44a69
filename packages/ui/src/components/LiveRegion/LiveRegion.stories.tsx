import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/index.js';
import { LiveRegion } from './LiveRegion.js';

const meta = {
  title: 'Components/LiveRegion',
  component: LiveRegion,
  args: { message: '' },
} satisfies Meta<typeof LiveRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

function Example({ assertive }: { assertive?: boolean }) {
  const [seats, setSeats] = useState(0);
  return (
    <>
      <Button onClick={() => setSeats(seats + 1)}>加入座位</Button>
      <p>{seats} 個座位</p>
      <LiveRegion message={seats > 0 ? `購物車有 ${seats} 個座位。` : ''} assertive={assertive} />
    </>
  );
}

export const Default: Story = { render: () => <Example /> };

export const Assertive: Story = { render: () => <Example assertive /> };
