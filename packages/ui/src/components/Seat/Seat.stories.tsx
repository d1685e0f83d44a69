import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Seat } from './Seat.js';
import type { SeatLook } from './SeatLook.js';

const meta = {
  title: 'Components/Ticketing/Seat',
  component: Seat,
  args: { zone: 'B' },
} satisfies Meta<typeof Seat>;
export default meta;
type Story = StoryObj<typeof meta>;

const looks: SeatLook[] = [
  { zone: 'A' },
  { zone: 'B' },
  { zone: 'C' },
  { zone: 'D' },
  { zone: 'D', restricted: true },
  { zone: 'B', type: 'wheelchair' },
  { zone: 'B', type: 'companion' },
  { zone: 'B', state: 'selected' },
  { zone: 'B', state: 'sold' },
  { zone: 'B', state: 'gap' },
  { zone: 'B', state: 'faded' },
];

export const Default: Story = {};
export const Selected: Story = { args: { state: 'selected' } };
export const Sold: Story = { args: { state: 'sold' } };
export const Gap: Story = { args: { state: 'gap' } };
export const Faded: Story = { args: { state: 'faded' } };
export const Wheelchair: Story = { args: { type: 'wheelchair' } };
export const Companion: Story = { args: { type: 'companion' } };
export const RestrictedView: Story = { args: { restricted: true } };
export const Large: Story = { args: { size: 'large' } };

/** All looks, small and large, distinguishable without colour. */
export const Every: Story = {
  render: () => (
    <>
      {(['small', 'large'] as const).map((size) => (
        <p key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginBlockEnd: '1rem' }}>
          {looks.map((look) => (
            <Seat key={JSON.stringify(look)} size={size} {...look} />
          ))}
        </p>
      ))}
    </>
  ),
};

export const Narrow: Story = {
  ...Every,
  decorators: [narrow],
};
