import { type CartItem, href, type Lang } from '@first-gong/domain';
import { Link } from '@first-gong/ui/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type HoldName, itemIn, longItem } from '../story/index.js';
import { useText } from '../text/index.js';
import { OrderStub } from './OrderStub.js';

function Order({ of, notes }: { of: HoldName | ((lang: Lang) => CartItem); notes?: boolean }) {
  const { t, lang } = useText('cart', 'preview');
  const { event, seats, ...item } = typeof of === 'string' ? itemIn(lang, of) : of(lang);
  return (
    <section aria-labelledby="order">
      <h2 id="order">{t('preview.order')}</h2>
      <OrderStub
        event={event}
        tickets={seats.map((seat) => ({ ...item, seat }))}
        notes={notes ? [item.zone.restrictedView ?? '', t('cart.notSideBySide', { count: seats.length })] : []}
        action={
          <Link href={href(lang, 'shoppingCart')} standalone>
            {t('preview.backToCart')}
          </Link>
        }
      />
    </section>
  );
}

const meta = {
  title: 'Screens/TransactionPreview/Order stub',
  component: Order,
  args: { of: 'whale' },
} satisfies Meta<typeof Order>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNotes: Story = { args: { of: 'opera', notes: true } };

export const LongText: Story = { args: { of: longItem, notes: true } };
