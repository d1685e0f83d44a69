import type { SeatView } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeatViews } from './SeatViews.js';

const meta = {
  title: 'Screens/Event/SeatViews',
  component: SeatViews,
} satisfies Meta<typeof SeatViews>;
export default meta;
type Story = StoryObj<typeof meta>;

const middle: SeatView = { focus: 'stage', distance: 14, angle: 0, height: 1.5, width: 15, hidden: null };
const from = (seats: string, change: Partial<SeatView>): Story => ({
  args: { places: [{ seats, view: { ...middle, ...change } }] },
});

export const Near: Story = from('M1 · A · 7', { distance: 3.4, angle: -5, height: 0.2 });
export const Far: Story = from('328 · 26 · 10', { distance: 95, angle: 4, height: 24.4, width: 24 });
export const Side: Story = from('R1 · A · 12', { distance: 13.5, angle: 67, height: 0.5 });
export const Balcony: Story = from('M4 · C · 9', { distance: 17.4, angle: -10, height: 5.3 });
export const Restricted: Story = from('L · B · 3', {
  angle: -8,
  height: 0.4,
  width: 8,
  hidden: { from: 0.2, to: 0.4 },
});
export const BehindTheStage: Story = from('76 · 3 · 6', { distance: 19, angle: 167, height: 1.7, width: 24 });
export const Screen: Story = from('1 · E · 6', { focus: 'screen', distance: 6.2, angle: -3, height: 1, width: 8 });
export const Pitch: Story = from('9 · 6 · 11', { focus: 'pitch', distance: 94, angle: 93, height: 3, width: 100 });

/** Three offers, and names that need several lines. */
export const LongWords: Story = {
  args: {
    places: [
      {
        kind: 'Best available now',
        seats: 'Grand circle centre left, row AA, seats 101–104, Grand circle centre right, row AA, seat 99',
        view: { ...middle, distance: 17.4, angle: -10, height: 5.3 },
      },
      { kind: 'Nearer', seats: 'M1, row C, seats 6–9', view: { ...middle, distance: 4.4 } },
      {
        kind: 'Cheaper',
        seats: 'L, row F, seats 2–5',
        view: { ...middle, distance: 22, angle: -24, height: 2.2, hidden: { from: 0.2, to: 0.4 } },
      },
    ],
  },
};
