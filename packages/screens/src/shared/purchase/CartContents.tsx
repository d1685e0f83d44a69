import type { Cart, CartItem } from '@first-gong/domain';
import { seatsText, seatText } from '@first-gong/i18n';
import { Button, TextButton } from '@first-gong/ui/Button';
import { CartGroup, CartHold } from '@first-gong/ui/CartGroup';
import { GoneRow } from '@first-gong/ui/GoneRow';
import { Sticker } from '@first-gong/ui/Sticker';
import { eventHref } from '../hrefs/index.js';
import { ticketTypeNames, useText } from '../text/index.js';
import * as styles from './CartContents.css.js';
import { groupByPerformance } from './groups.js';
import { goneWords, performanceLine, posterOf } from './wording.js';

export interface CartContentsProps {
  cart: Pick<Cart, 'items' | 'gone'>;
  /** The id of the hold that the member is giving back. @default null */
  removing?: string | null;
  /** Gives back all seats of one hold. Not needed where the cart holds nothing. */
  onRemove?: (holdId: string) => void;
  /** Takes away a row of lost seats. Without it the rows have no button to do so. */
  onDismissGone?: (holdId: string) => void;
}

/** The items of a cart and the items that have just left it, by performance. */
export function CartContents({ cart, removing = null, onRemove, onDismissGone }: CartContentsProps) {
  const text = useText('cart');
  const { t, lang } = text;
  return (
    <div className={styles.groups}>
      {groupByPerformance(cart.items, cart.gone).map(({ event, items, gone, count }) => (
        <CartGroup
          key={event.performanceId}
          {...posterOf(text, event)}
          title={event.title}
          href={eventHref(lang, event.id)}
          when={performanceLine(text, event)}
          count={count > 0 ? t('cart.tickets', { count }) : undefined}
        >
          {gone.map((item) => (
            <GoneRow
              key={item.holdId}
              {...goneWords(text, item)}
              actions={
                <>
                  <Button size="small" href={eventHref(lang, event.id)}>
                    {t('cart.goneChoose')}
                  </Button>
                  {onDismissGone && (
                    <TextButton
                      aria-label={t('cart.goneDismissOf', { event: event.title })}
                      onClick={() => onDismissGone(item.holdId)}
                    >
                      {t('cart.goneDismiss')}
                    </TextButton>
                  )}
                </>
              }
            />
          ))}
          {items.map((item) => (
            <Hold key={item.holdId} item={item} removing={removing === item.holdId} onRemove={onRemove} />
          ))}
        </CartGroup>
      ))}
    </div>
  );
}

function Hold({
  item,
  removing,
  onRemove,
}: { item: CartItem; removing: boolean } & Pick<CartContentsProps, 'onRemove'>) {
  const text = useText('cart');
  const { t, format } = text;
  const { zone, seats, compromise } = item;
  const count = seats.length;
  return (
    <CartHold
      zone={zone.code}
      zoneName={zone.name}
      seats={seats.map((seat) => ({ label: seatText(t, seat), price: format.money(item.price) }))}
      stickers={
        <>
          {zone.standing && !zone.name.includes(t('common.flagStanding')) && (
            <Sticker variant="standing">{t('common.flagStanding')}</Sticker>
          )}
          {zone.restrictedView !== null && <Sticker variant="restrictedView">{t('common.flagRestrictedView')}</Sticker>}
        </>
      }
      notes={[
        ...(item.ticketType === null ? [] : [t(ticketTypeNames[item.ticketType])]),
        ...(zone.restrictedView === null ? [] : [zone.restrictedView]),
        ...(compromise === 'split' ? [t('cart.notSideBySide', { count })] : []),
        ...(compromise === 'singleLeft' ? [t('cart.singleLeft')] : []),
      ]}
      removeLabel={count === 1 ? t('cart.remove') : t('cart.removeHold', { count })}
      removeDetail={seatsText(t, seats)}
      together={t('cart.heldTogether', { count })}
      removing={removing}
      removingLabel={t('cart.removing')}
      onRemove={() => onRemove?.(item.holdId)}
    />
  );
}
