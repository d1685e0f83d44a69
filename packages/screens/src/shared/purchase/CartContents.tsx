import { type Cart, type CartItem, type Seat, seatKey } from '@first-gong/domain';
import { seatsText, seatText } from '@first-gong/i18n';
import { CartGroup, CartHold } from '@first-gong/ui/CartGroup';
import { Sticker } from '@first-gong/ui/Sticker';
import { eventHref } from '../hrefs.js';
import { useText } from '../text/index.js';
import * as styles from './CartContents.css.js';
import { Gone, type GoneProps } from './Gone.js';
import { groupByPerformance } from './groups.js';
import { performanceLine, posterOf, proofNotes, zoneText } from './wording.js';

export interface CartContentsProps extends Omit<GoneProps, 'item'> {
  cart: Pick<Cart, 'items' | 'gone'>;
  /** What the member is giving back. @default null */
  removing?: Removal | null;
  /** Not needed where the cart holds nothing. */
  onRemove?: (removal: Removal) => void;
}

/** One seat of a hold that leaves the cart, or without `seat` all seats of its group. */
export interface Removal {
  holdId: string;
  seat?: Seat | undefined;
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
            <Hold
              key={item.holdId}
              item={item}
              group={items.filter(({ groupId }) => groupId === item.groupId)}
              removing={removing?.holdId === item.holdId ? removing : null}
              onRemove={onRemove}
            />
          ))}
        </CartGroup>
      ))}
    </div>
  );
}

/** Why all seats of a group leave together. An API may not say. */
const togetherWords = {
  film: 'cart.togetherFilm',
  wheelchair: 'cart.togetherWheelchair',
  sideBySide: 'cart.togetherSideBySide',
  unknown: 'cart.heldTogether',
} as const;

function Hold({
  item,
  group,
  removing,
  onRemove,
}: { item: CartItem; group: readonly CartItem[]; removing: Removal | null } & Pick<CartContentsProps, 'onRemove'>) {
  const text = useText('cart');
  const { t, format } = text;
  const { holdId, zone, seats, compromise, alone = [], together = null } = item;
  const groupSeats = group.flatMap((each) => each.seats);
  const count = groupSeats.length;
  const canLeave = (seat: Seat) => count > 1 && alone.some((each) => seatKey(each) === seatKey(seat));
  return (
    <CartHold
      zone={zone.code}
      zoneName={zoneText(text, item)}
      seats={seats.map((seat) => ({
        label: seatText(t, seat),
        price: format.money(item.price),
        removing: removing?.seat !== undefined && seatKey(removing.seat) === seatKey(seat),
        onRemove: canLeave(seat) ? () => onRemove?.({ holdId, seat }) : undefined,
      }))}
      stickers={
        <>
          {zone.standing && !zone.name.includes(t('common.flagStanding')) && (
            <Sticker variant="standing">{t('common.flagStanding')}</Sticker>
          )}
          {zone.restrictedView !== null && <Sticker variant="restrictedView">{t('common.flagRestrictedView')}</Sticker>}
        </>
      }
      notes={[
        ...proofNotes(text, item.ticketType),
        ...(zone.restrictedView === null ? [] : [zone.restrictedView]),
        ...(compromise === 'split' ? [t('cart.notSideBySide', { count: seats.length })] : []),
        ...(compromise === 'singleLeft' ? [t('cart.singleLeft')] : []),
      ]}
      removeLabel={t('cart.remove')}
      removingLabel={t('cart.removing')}
      all={
        count > 1 && (seats.length > 1 || alone.length === 0)
          ? {
              label: t('cart.removeHold', { count }),
              detail: seatsText(t, groupSeats),
              // Every row of a group has the same reason: the first one says it.
              why:
                alone.length === 0 && item === group[0]
                  ? t(togetherWords[together ?? 'unknown'], { count })
                  : undefined,
            }
          : undefined
      }
      removing={removing !== null && removing.seat === undefined}
      onRemove={() => onRemove?.({ holdId })}
    />
  );
}
