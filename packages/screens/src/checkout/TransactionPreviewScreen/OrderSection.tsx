import { type CartItem, href } from '@first-gong/domain';
import { seatText } from '@first-gong/i18n';
import { Link } from '@first-gong/ui/Link';
import { OrderStub } from '@first-gong/ui/OrderStub';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import {
  groupByPerformance,
  performanceLine,
  posterOf,
  proofNotes,
  seatCount,
  zoneText,
} from '../../shared/purchase/index.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './TransactionPreviewScreen.css.js';

/** The order, one stub per performance. Its link leads to the cart, where the seats can be changed. */
export function OrderSection({ items }: { items: CartItem[] }) {
  const text = useText('cart', 'preview', 'receipt');
  const { t, format, lang } = text;
  const groups = groupByPerformance(items);
  return (
    <section className={styles.section} aria-labelledby="order">
      <SectionHeading
        id="order"
        aside={t('preview.orderCount', {
          events: t('cart.events', { count: groups.length }),
          tickets: t('cart.tickets', { count: seatCount(items) }),
        })}
      >
        {t('preview.order')}
      </SectionHeading>
      {groups.map(({ event, items: holds, subtotal }) => (
        <OrderStub
          key={event.performanceId}
          {...posterOf(text, event)}
          title={event.title}
          when={performanceLine(text, event)}
          seats={holds.flatMap((hold) =>
            hold.seats.map((seat) => ({
              place: seatText(text.t, seat),
              zone: zoneText(text, hold),
              price: format.money(hold.price),
            })),
          )}
          notes={holds.flatMap(({ zone, compromise, seats, ticketType }) => [
            ...proofNotes(text, ticketType),
            ...(zone.restrictedView === null ? [] : [t('receipt.restrictedView', { reason: zone.restrictedView })]),
            ...(compromise === 'split' ? [t('cart.notSideBySide', { count: seats.length })] : []),
            ...(compromise === 'singleLeft' ? [t('cart.singleLeft')] : []),
          ])}
          subtotalLabel={t('cart.subtotal')}
          subtotal={format.money(subtotal)}
          action={
            <Link href={href(lang, 'shoppingCart')} standalone>
              {t('preview.backToCart')}
            </Link>
          }
        />
      ))}
    </section>
  );
}
