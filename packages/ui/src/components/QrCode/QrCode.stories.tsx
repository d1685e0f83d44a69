import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './index.js';

const meta = {
  title: 'Components/Primitives/QrCode',
  component: QrCode,
  args: { value: 'FG2041773011', label: 'Entry code: Stalls, row F, seat 11' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '10rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Longer text has more and smaller modules at the same size. */
export const LongValue: Story = {
  args: { value: 'https://tickets.example/verify/FG2041773011?performance=20261121-1500&section=M2&row=F&seat=11' },
};

/** The smallest allowed size, 7rem. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '7rem' }}>
        <Story />
      </div>
    ),
  ],
};
