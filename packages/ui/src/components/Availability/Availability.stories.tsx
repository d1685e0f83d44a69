import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../testing/narrow.js';
import { Availability } from './Availability.js';

const meta = {
  title: 'Components/Ticketing/Availability',
  component: Availability,
  args: { fullness: 5, children: '充足' },
} satisfies Meta<typeof Availability>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Few: Story = { args: { fullness: 2, urgent: true, children: '尚餘少量' } };

export const Counted: Story = { args: { fullness: 1, urgent: true, children: '尚餘 8' } };

export const SoldOut: Story = { args: { fullness: 0, children: '已售罄' } };

/** Every number of filled dots. */
export const Levels: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: '0.5rem' }}>
      {([5, 4, 3, 2, 1, 0] as const).map((fullness) => (
        <li key={fullness}>
          <Availability fullness={fullness} urgent={fullness === 1 || fullness === 2}>
            {['已售罄', '尚餘 8', '尚餘少量', '尚有座位', '充足', '充足'][fullness]}
          </Availability>
        </li>
      ))}
    </ul>
  ),
};

export const LongChinese: Story = { args: { fullness: 1, urgent: true, children: '尚餘 8 個座位，全部視線受阻' } };

export const LongEnglish: Story = {
  globals: { lang: 'en_us' },
  args: { fullness: 1, urgent: true, children: '8 left, all of them with a restricted view of the stage' },
};

export const Narrow: Story = {
  args: LongChinese.args,
  decorators: [narrow],
};
