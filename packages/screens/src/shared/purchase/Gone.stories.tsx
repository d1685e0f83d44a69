import type { Lang } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { goneIn, longItem, nothingTried } from '../story/index.js';
import { useText } from '../text/index.js';
import { Gone, type GoneProps } from './Gone.js';

function Row({ itemOf, ...props }: Omit<GoneProps, 'item'> & { itemOf: (lang: Lang) => GoneProps['item'] }) {
  return <Gone {...props} item={itemOf(useText().lang)} />;
}

const cancelledItem = (lang: Lang): GoneProps['item'] => {
  const item = goneIn(lang, 'standing', 'performanceCancelled');
  return { ...item, event: { ...item.event, cancelled: true } };
};

const meta = {
  title: 'Screens/Cart/Gone seats',
  component: Row,
  args: {
    itemOf: (lang) => goneIn(lang, 'standing'),
    main: false,
    again: nothingTried,
    onHoldAgain: fn(),
    onDismissGone: fn(),
  },
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Another buyer has the seats. */
export const NotFree: Story = {
  args: { again: { ...nothingTried, refused: { holdId: 'hold-standing-gone', code: 'seatTaken' } } },
};

/** The organiser has cancelled the performance: no hold again. */
export const PerformanceCancelled: Story = { args: { itemOf: cancelledItem } };

export const LongText: Story = {
  args: {
    itemOf: (lang) => {
      const { event, seats, zone } = longItem(lang);
      return { ...goneIn(lang, 'opera', 'bankNoAnswer'), event, seats, zoneName: zone.name };
    },
  },
};
