import { type CartItem, href } from '@first-gong/domain';
import { Link } from '@first-gong/ui/Link';
import { groupByPerformance, OrderStub, proofNotes, seatCount } from '../../shared/purchase/index.js';
import { useText } from '../../shared/text/index.js';
import { Section } from './Section.js';

/** The order, one stub per performance, with a link to the cart. */
export function OrderSection({ items }: { items: CartItem[] }) {
  const text = useText('cart', 'preview', 'order');
  const { t, lang } = text;
  const groups = groupByPerformance(items);
  return (
    <Section
      id="order"
      title={t('preview.order')}
      aside={t('preview.orderCount', {
        events: t('cart.events', { count: groups.length }),
        tickets: t('order.tickets', { count: seatCount(items) }),
      })}
    >
      {groups.map(({ event, items: holds }) => (
        <OrderStub
          key={event.performanceId}
          event={event}
          tickets={holds.flatMap(({ seats, ...hold }) => seats.map((seat) => ({ ...hold, seat })))}
          notes={holds.flatMap(({ zone, compromise, seats, ticketType }) => [
            ...proofNotes(text, ticketType),
            ...(zone.restrictedView === null ? [] : [t('order.restrictedView', { reason: zone.restrictedView })]),
            ...(compromise === 'split' ? [t('cart.notSideBySide', { count: seats.length })] : []),
            ...(compromise === 'singleLeft' ? [t('cart.singleLeft')] : []),
          ])}
          action={
            <Link href={href(lang, 'shoppingCart')} standalone>
              {t('preview.backToCart')}
            </Link>
          }
        />
      ))}
    </Section>
  );
}
