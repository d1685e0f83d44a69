import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { narrow } from '../../testing/narrow.js';
import { Button } from '../Button/index.js';
import { GapAlert } from './GapAlert.js';

const chosen = { zone: 'B', state: 'selected' } as const;

const meta = {
  title: 'Components/Ticketing/GapAlert',
  component: GapAlert,
  args: {
    titleId: 'gap',
    title: 'Seats must be side by side: row E, seat 8 is between your seats',
    seats: [
      { id: 'E6', ...chosen },
      { id: 'E7', ...chosen },
      { id: 'E8', zone: 'B', state: 'gap' },
      { id: 'E9', ...chosen },
    ],
    fixes: [
      { id: 'fill', label: 'Add seat 8 (6–9)' },
      { id: 'move', label: 'Change to 6–8' },
      { id: 'other', label: 'Choose another three seats' },
    ],
    onFix: fn(),
  },
} satisfies Meta<typeof GapAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The seat between is sold, so nobody can add it. */
export const TwoFixes: Story = {
  args: {
    title: 'Seats must be side by side: row E, seat 8 is sold',
    fixes: [
      { id: 'move', label: 'Change to 9–11' },
      { id: 'other', label: 'Choose another three seats' },
    ],
  },
};

/** The submit button is disabled and says why. */
export const WithSubmit: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <GapAlert {...args} />
      <Button size="large" disabled aria-describedby="gap">
        Add to cart
      </Button>
    </div>
  ),
};

export const Narrow: Story = {
  decorators: [narrow],
};

export const LongEnglish: Story = {
  args: {
    title:
      'Seats of one cinema order must be side by side: row E, seats 8 and 10 stand empty between the ones you chose',
    fixes: [
      { id: 'fill', label: 'Add seats 8 and 10, so that you have row E, seats 6 to 11' },
      { id: 'move', label: 'Change to row E, seats 6 to 9' },
    ],
  },
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: {
    title: '同一張戲院訂單的座位必須連續：E 排 8 號及 10 號空置在你所選的座位之間，未能放入購物車',
    fixes: [
      { id: 'fill', label: '加選 8 號及 10 號，合共六個座位（E 排 6–11 號）' },
      { id: 'move', label: '改為同一排的四個連續座位（E 排 6–9 號）' },
      { id: 'other', label: '取消以上座位，在其他排另選四個連座' },
    ],
  },
};
