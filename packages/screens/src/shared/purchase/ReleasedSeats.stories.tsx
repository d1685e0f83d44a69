import type { Lang } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longItem, nothingTried, releasedIn, seatTaken } from '../story/index.js';
import { useText } from '../text/index.js';
import { ReleasedSeats, type ReleasedSeatsProps } from './ReleasedSeats.js';

function Row({
  itemOf,
  ...props
}: Omit<ReleasedSeatsProps, 'item'> & { itemOf: (lang: Lang) => ReleasedSeatsProps['item'] }) {
  return <ReleasedSeats {...props} item={itemOf(useText().lang)} />;
}

const cancelledItem = (lang: Lang): ReleasedSeatsProps['item'] => {
  const item = releasedIn(lang, 'standing', 'performanceCancelled');
  return { ...item, event: { ...item.event, cancelled: true } };
};

const meta = {
  title: 'Screens/Cart/Gone seats',
  component: Row,
  args: {
    itemOf: (lang) => releasedIn(lang, 'standing'),
    main: false,
    again: nothingTried,
    onHoldAgain: fn(),
    onDismissReleased: fn(),
  },
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Another buyer has the seats. */
export const NotFree: Story = {
  render: function NotFree(args) {
    const why = seatTaken[useText().lang];
    return <Row {...args} again={{ ...nothingTried, refused: { holdId: 'hold-standing-gone', why } }} />;
  },
};

/** The organiser has cancelled the performance: no hold again. */
export const PerformanceCancelled: Story = { args: { itemOf: cancelledItem } };

export const LongText: Story = {
  args: {
    itemOf: (lang) => {
      const { event, seats, zone } = longItem(lang);
      return { ...releasedIn(lang, 'opera', 'bankNoAnswer'), event, seats, zoneName: zone.name };
    },
  },
};
