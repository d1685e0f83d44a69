import type { Cart } from '@first-gong/domain';
import { ColourBlock } from '@first-gong/ui/ColourBlock';
import { Poster } from '@first-gong/ui/Poster';
import { Stack } from '@first-gong/ui/Stack';
import { useId } from 'react';
import { eventHref } from '../hrefs.js';
import { posterOf } from '../posterOf.js';
import { useText } from '../text/index.js';
import * as styles from './CartGroup.css.js';
import { CartHold, type Removal } from './CartHold.js';
import { type Group, groupByPerformance } from './groups.js';
import { ReleasedSeats, type ReleasedSeatsProps } from './ReleasedSeats.js';
import { performanceLine } from './wording.js';

export interface CartContentsProps extends Omit<ReleasedSeatsProps, 'item'> {
  cart: Pick<Cart, 'items' | 'released'>;
  /** What the member is removing. @default null */
  removing?: Removal | null;
  /** Optional if the cart holds nothing. */
  onRemove?: (removal: Removal) => void;
}

/** Items of a cart and recently released items, by performance. */
export function CartContents({ cart: { items, released }, main, ...props }: CartContentsProps) {
  return (
    <Stack gap="s6">
      {groupByPerformance(items, released).map((group) => (
        <CartGroup key={group.event.performanceId} group={group} main={main && released.length === 1} {...props} />
      ))}
    </Stack>
  );
}

type CartGroupProps = Omit<CartContentsProps, 'cart'> & { group: Group };

/** A cart's items of one performance, under a header in the poster's colours. */
function CartGroup({ group, removing = null, onRemove, ...releasedProps }: CartGroupProps) {
  const text = useText('cart', 'order');
  const { t, lang } = text;
  const { event, items, released, count } = group;
  const poster = posterOf(text, event);
  // A cart may hold two performances of one event, so both lines name the region.
  const id = useId();
  return (
    <section aria-labelledby={`${id}title ${id}when`}>
      <ColourBlock seed={poster.seed} interest={poster.interest} className={styles.header}>
        <Stack className={styles.art}>
          <Poster {...poster} crop="thumb" />
        </Stack>
        <div className={styles.facts}>
          {/* biome-ignore lint/plugin/layout: it grows with the window. */}
          <h2 className={styles.title} id={`${id}title`}>
            <a className={styles.link} href={eventHref(lang, event.id)}>
              {event.title}
            </a>
          </h2>
          <p className={styles.when} id={`${id}when`}>
            {performanceLine(text, event)}
          </p>
        </div>
        {count > 0 && <p className={styles.count}>{t('order.tickets', { count })}</p>}
      </ColourBlock>
      <div className={styles.rows}>
        {released.map((item) => (
          <ReleasedSeats key={item.holdId} item={item} {...releasedProps} />
        ))}
        {items.map((item) => (
          <CartHold
            key={item.holdId}
            item={item}
            group={items.filter(({ groupId }) => groupId === item.groupId)}
            removing={removing?.holdId === item.holdId ? removing : null}
            onRemove={onRemove}
          />
        ))}
      </div>
    </section>
  );
}
