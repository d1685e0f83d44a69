import type { CartItem, Lang, ReleasedItem } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { itemIn, longItem, nothingTried, releasedIn } from '../story/index.js';
import { useText } from '../text/index.js';
import { CartContents, type CartContentsProps } from './CartContents.js';

interface PerformanceProps extends Omit<CartContentsProps, 'cart'> {
  itemsOf: (lang: Lang) => CartItem[];
  releasedOf?: (lang: Lang) => ReleasedItem[];
}

function Performance({ itemsOf, releasedOf, ...props }: PerformanceProps) {
  const { lang } = useText();
  return <CartContents {...props} cart={{ items: itemsOf(lang), released: releasedOf?.(lang) ?? [] }} />;
}

const meta = {
  title: 'Screens/Cart/Performance',
  component: Performance,
  args: {
    itemsOf: (lang) => [itemIn(lang, 'whale')],
    main: false,
    again: nothingTried,
    onRemove: fn(),
    onHoldAgain: fn(),
    onDismissReleased: fn(),
  },
} satisfies Meta<typeof Performance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneSeat: Story = { args: { itemsOf: (lang) => [itemIn(lang, 'whaleFront')] } };

/** The seats at the ends can be removed alone, the middle one cannot. */
export const OneByOne: Story = {
  args: {
    itemsOf: (lang) => {
      const whale = itemIn(lang, 'whale');
      return [{ ...whale, alone: whale.seats.filter((_, index) => index !== 1) }];
    },
  },
};

export const TwoHolds: Story = { args: { itemsOf: (lang) => [itemIn(lang, 'whale'), itemIn(lang, 'whaleFront')] } };

export const WithNotes: Story = {
  args: { itemsOf: (lang) => [{ ...itemIn(lang, 'opera'), compromise: 'split' }] },
};

export const Removing: Story = { args: { removing: { holdId: 'hold-whale' } } };

export const WithReleasedSeats: Story = {
  args: { itemsOf: (lang) => [itemIn(lang, 'nightsail')], releasedOf: (lang) => [releasedIn(lang, 'standing')] },
};

export const LongText: Story = { args: { itemsOf: (lang) => [longItem(lang)] } };
