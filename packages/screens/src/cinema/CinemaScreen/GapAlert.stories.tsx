import { Button } from '@first-gong/ui/Button';
import { Stack } from '@first-gong/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GapAlert } from './GapAlert.js';

const picked = { zone: 'B', state: 'selected' } as const;
const move = { kind: 'move', first: 6, last: 8, keys: [] } as const;

const meta = {
  title: 'Screens/Cinema/GapAlert',
  component: GapAlert,
  args: {
    gap: {
      row: 'E',
      between: [8],
      fixes: [
        { kind: 'add', first: 6, last: 9, keys: [] },
        { ...move, keys: [] },
      ],
    },
    seats: [
      { id: 'E6', ...picked },
      { id: 'E7', ...picked },
      { id: 'E8', zone: 'B', state: 'gap' },
      { id: 'E9', ...picked },
    ],
    onPick: fn(),
  },
} satisfies Meta<typeof GapAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The seat between is sold, so it cannot be added. */
export const TwoFixes: Story = { args: { gap: { row: 'E', between: [8], fixes: [{ ...move, keys: [] }] } } };

/** Seats in several rows must be chosen again. */
export const SeveralRows: Story = { args: { gap: { row: null, between: [], fixes: [] }, seats: [] } };

/** The submit button is disabled and explains why. */
export const WithSubmit: Story = {
  render: (args) => (
    <Stack>
      <GapAlert {...args} />
      <Button size="large" disabled aria-describedby="gap">
        Add to cart
      </Button>
    </Stack>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
