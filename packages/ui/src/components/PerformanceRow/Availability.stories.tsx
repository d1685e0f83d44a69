import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Availability } from './Availability.js';

const meta = {
  title: 'Components/Ticketing/Availability',
  component: Availability,
  args: { fullness: 5, children: 'Available' },
} satisfies Meta<typeof Availability>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Few: Story = { args: { fullness: 2, urgent: true, children: 'Few left' } };

export const Counted: Story = { args: { fullness: 1, urgent: true, children: '8 left' } };

export const SoldOut: Story = { args: { fullness: 0, children: 'Sold out' } };

/** Every number of filled dots. */
export const Levels: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: '0.5rem' }}>
      {([5, 4, 3, 2, 1, 0] as const).map((fullness) => (
        <li key={fullness}>
          <Availability fullness={fullness} urgent={fullness === 1 || fullness === 2}>
            {['Sold out', '8 left', 'Few left', 'Seats available', 'Available', 'Available'][fullness]}
          </Availability>
        </li>
      ))}
    </ul>
  ),
};

export const LongChinese: Story = {
  globals: { lang: 'zh_hk' },
  args: { fullness: 1, urgent: true, children: '尚餘 8 個座位，全部視線受阻' },
};

export const LongEnglish: Story = {
  args: { fullness: 1, urgent: true, children: '8 left, all of them with a restricted view of the stage' },
};

export const Narrow: Story = { globals: { lang: 'zh_hk' }, args: LongChinese.args, decorators: [narrow] };
