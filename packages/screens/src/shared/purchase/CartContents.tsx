import type { Cart, CartItem } from '@first-gong/domain';
import { seatsText, seatText } from '@first-gong/i18n';
import { CartGroup, CartHold } from '@first-gong/ui/CartGroup';
import { Sticker } from '@first-gong/ui/Sticker';
import { eventHref } from '../hrefs/index.js';
import { useText } from '../text/index.js';
import * as styles from './CartContents.css.js';
import { Gone, type GoneProps } from './Gone.js';
import { groupByPerformance } from './groups.js';
import { performanceLine, posterOf, typeNote } from './wording.js';

export interface CartContentsProps extends Omit<GoneProps, 'item'> {
  cart: Pick<Cart, 'items' | 'gone'>;
  /** The id of the hold that the member is giving back. @default null */
  removing?: string | null;
  /** Gives back all seats of one hold. Not needed where the cart holds nothing. */
  onRemove?: (holdId: string) => void;
}

/** The items of a cart and the items that have just left it, by performance. */
export function CartContents({ cart, removing = null, onRemove, main, ...goneProps }: CartContentsProps) {
  const text = useText('cart');
  const { t, lang } = text;
  const { items, gone } = cart;
  return (
    <div className={styles.groups}>
      {groupByPerformance(items, gone).map((group) => (
        <CartGroup
          key={group.event.performanceId}
          {...posterOf(text, group.event)}
          title={group.event.title}
          href={eventHref(lang, group.event.id)}
          when={performanceLine(text, group.event)}
          count={group.count > 0 ? t('cart.tickets', { count: group.count }) : undefined}
        >
          {group.gone.map((item) => (
            <Gone key={item.holdId} item={item} main={main && gone.length === 1} {...goneProps} />
          ))}
          {group.items.map((item) => (
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
        ...(item.ticketType === null ? [] : [typeNote(text, item.ticketType)]),
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
