import { allInPrice, type Zone } from '@first-gong/domain';
import { Inline } from '@first-gong/ui/Inline';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { PriceParts } from '../../shared/buying/index.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './BuyForm.css.js';
import { bestPrice } from './choice.js';
import type { EventReady } from './state.js';

export interface SumProps {
  state: EventReady;
  zone: Zone;
  /** Ids of the fields that determine the sum. */
  htmlFor: string;
}

/** Total of the chosen tickets, and its parts. */
export function Sum({ state, zone, htmlFor }: SumProps) {
  const { t, format } = useText('event', 'seats');
  const { event, choice } = state;
  const { quantity: count } = choice;
  const price = bestPrice(state, zone);
  // Ticket types have different prices.
  const isMixed = price.tickets !== zone.price * count;
  const tickets = t('seats.partSeats', { count });
  return (
    <div>
      <output className={styles.sum} htmlFor={htmlFor}>
        <Inline as="span" gap="s2" align="baseline" justify="between">
          <span className={styles.terms}>
            {isMixed
              ? tickets
              : t('event.sum', { price: format.money(allInPrice(zone.price, 1, event.group).total), count })}
          </span>
          <VisuallyHidden>{t('seats.fact')}</VisuallyHidden>
          <span className={styles.total}>{format.money(price.total)}</span>
        </Inline>
      </output>
      <PriceParts
        tickets={{
          label: isMixed ? tickets : t('event.partTickets', { price: format.money(zone.price), count }),
          value: format.money(price.tickets),
        }}
        price={price}
        group={event.group}
      />
    </div>
  );
}
