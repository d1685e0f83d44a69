import type { Cart } from '@first-gong/domain';
import { Flood } from '@first-gong/ui/Flood';
import { Poster } from '@first-gong/ui/Poster';
import { Stack } from '@first-gong/ui/Stack';
import { useId } from 'react';
import { eventHref } from '../hrefs.js';
import { useText } from '../text/index.js';
import * as styles from './CartGroup.css.js';
import { CartHold, type Removal } from './CartHold.js';
import { Gone, type GoneProps } from './Gone.js';
import { type Group, groupByPerformance } from './groups.js';
import { performanceLine, posterOf } from './wording.js';

export interface CartContentsProps extends Omit<GoneProps, 'item'> {
  cart: Pick<Cart, 'items' | 'gone'>;
  /** What the member is removing. @default null */
  removing?: Removal | null;
  /** Optional if the cart holds nothing. */
  onRemove?: (removal: Removal) => void;
}

/** Items of a cart and recently released items, by performance. */
export function CartContents({ cart: { items, gone }, main, ...props }: CartContentsProps) {
  return (
    <Stack gap="s6">
      {groupByPerformance(items, gone).map((group) => (
        <CartGroup key={group.event.performanceId} group={group} main={main && gone.length === 1} {...props} />
      ))}
    </Stack>
  );
}

type CartGroupProps = Omit<CartContentsProps, 'cart'> & { group: Group };

/** A cart's items of one performance, under a header in the poster's colours. */
function CartGroup({ group, removing = null, onRemove, ...goneProps }: CartGroupProps) {
  const text = useText('cart');
  const { t, lang } = text;
  const { event, items, gone, count } = group;
  const poster = posterOf(text, event);
  // A cart may hold two performances of one event, so both lines name the region.
  const id = useId();
  return (
    <section aria-labelledby={`${id}title ${id}when`}>
      <Flood seed={poster.seed} interest={poster.interest} className={styles.header}>
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
        {count > 0 && <p className={styles.count}>{t('cart.tickets', { count })}</p>}
      </Flood>
      <div className={styles.rows}>
        {gone.map((item) => (
          <Gone key={item.holdId} item={item} {...goneProps} />
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
