import { type CartItem, type Seat, seatKey } from '@first-gong/domain';
import { seatsText, seatText } from '@first-gong/i18n';
import { Icon } from '@first-gong/ui/Icon';
import { Inline } from '@first-gong/ui/Inline';
import { infoIcon } from '@first-gong/ui/icons/info';
import { Sticker } from '@first-gong/ui/Sticker';
import { Text } from '@first-gong/ui/Text';
import { ZoneMark } from '@first-gong/ui/ZoneTable';
import { useText } from '../text/index.js';
import * as styles from './CartHold.css.js';
import { proofNotes, zoneText } from './wording.js';

/** A seat to remove; without `seat`, all seats of its group. */
export interface Removal {
  holdId: string;
  seat?: Seat | undefined;
}

export interface CartHoldProps {
  item: CartItem;
  /** The items that were held together, including this one. */
  group: readonly CartItem[];
  /** What of this item is being removed, or null. */
  removing: Removal | null;
  onRemove: ((removal: Removal) => void) | undefined;
}

/** Why the seats of a group must be removed together. An API may omit the reason. */
const togetherWords = {
  film: 'cart.togetherFilm',
  wheelchair: 'cart.togetherWheelchair',
  sideBySide: 'cart.togetherSideBySide',
  unknown: 'cart.heldTogether',
} as const;

/** Seats that were held together, one per row, with buttons to remove one or all. */
export function CartHold({ item, group, removing, onRemove }: CartHoldProps) {
  const text = useText('cart', 'order');
  const { t, format } = text;
  const { holdId, zone, seats, compromise, alone = [], together = null } = item;
  const groupSeats = group.flatMap((each) => each.seats);
  const count = groupSeats.length;
  const same = (seat: Seat, other: Seat | undefined) => other !== undefined && seatKey(seat) === seatKey(other);
  const hasAll = count > 1 && (seats.length > 1 || alone.length === 0);
  const removingAll = removing !== null && removing.seat === undefined;
  const notes = [
    ...proofNotes(text, item.ticketType),
    ...(zone.restrictedView === null ? [] : [zone.restrictedView]),
    ...(compromise === 'split' ? [t('cart.notSideBySide', { count: seats.length })] : []),
    ...(compromise === 'singleLeft' ? [t('cart.singleLeft')] : []),
  ];
  const remove = (label: string, detail: string, busy: boolean, removal: Removal) => (
    <button
      type="button"
      className={styles.remove}
      aria-label={`${busy ? t('cart.removing') : label}${detail}`}
      // Not `disabled`, because the button would lose focus while the seats are released.
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : () => onRemove?.(removal)}
    >
      {busy ? t('cart.removing') : label}
    </button>
  );
  return (
    <div className={styles.hold} data-removing={removingAll || undefined}>
      <ul>
        {seats.map((seat) => {
          const place = seatText(t, seat);
          return (
            <li key={seatKey(seat)} className={styles.row}>
              <ZoneMark zone={zone.code} />
              <Inline as="p" rowGap="s1">
                <span className={styles.place}>{place}</span>{' '}
                <Text as="span" variant="secondary" size="small">
                  {zoneText(text, item)}
                </Text>{' '}
                {zone.standing && !zone.name.includes(t('common.flagStanding')) && (
                  <Sticker variant="standing">{t('common.flagStanding')}</Sticker>
                )}
                {zone.restrictedView !== null && (
                  <Sticker variant="restrictedView">{t('common.flagRestrictedView')}</Sticker>
                )}{' '}
                {seat.view && <span className={styles.view}>{seat.view}</span>}
              </Inline>
              <p className={styles.price}>{format.money(item.price)}</p>
              {count > 1 && alone.some((each) => same(seat, each))
                ? remove(t('cart.remove'), ` ${place}`, same(seat, removing?.seat), { holdId, seat })
                : !hasAll && remove(t('cart.remove'), ` ${place}`, removingAll, { holdId })}
            </li>
          );
        })}
      </ul>
      {notes.map((note) => (
        <Inline as="p" nowrap gap="s2" align="stretch" key={note} className={styles.note}>
          <Icon icon={infoIcon} weight="bold" />
          <span>{note}</span>
        </Inline>
      ))}
      {hasAll && (
        <Inline gap="s4" rowGap="none" justify="between" className={styles.foot}>
          {/* All rows of a group have the same reason; the first one shows the reason. */}
          {alone.length === 0 && item === group[0] && (
            <Text variant="secondary" size="small">
              {t(togetherWords[together ?? 'unknown'], { count })}
            </Text>
          )}
          {/* The colon separates two numbers: "Remove 2 seats: 48, row 6". */}
          {remove(t('cart.removeHold', { count }), `: ${seatsText(t, groupSeats)}`, removingAll, { holdId })}
        </Inline>
      )}
    </div>
  );
}
