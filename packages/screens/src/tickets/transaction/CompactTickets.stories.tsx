import type { Lang, OfflineOrder } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { transactionIn, withLongTitle, wordsOf } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { CompactTickets } from './CompactTickets.js';

type Order = OfflineOrder['orders'][number];

function tenIn(lang: Lang): Order {
  const [order] = transactionIn(lang, { bought: [['lion', 10]] }).orders;
  if (order === undefined) throw new Error('The story has no order.');
  return order;
}

function Tickets({ long = false }: { long?: boolean }) {
  const { lang } = useText();
  const order = tenIn(lang);
  return <CompactTickets order={long ? { ...order, event: withLongTitle(lang, order.event) } : order} />;
}

const meta = { title: 'Screens/Receipt/Compact tickets', component: Tickets } satisfies Meta<typeof Tickets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The code of one seat, to show at the door or to forward. */
export const CodeOfASeat: Story = {
  play: async ({ canvas, globals }) => {
    const { t } = await wordsOf(globals);
    const [, , third] = canvas.getAllByRole('button', { name: new RegExp(`^${t('receipt.showCode')}`) });
    if (third) await userEvent.click(third);
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const LongText: Story = { args: { long: true } };
