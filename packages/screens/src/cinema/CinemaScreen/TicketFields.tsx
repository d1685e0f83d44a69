import { cinemaPrice, priceToPay, ticketsPerTransaction, ticketTypesOf } from '@first-gong/domain';
import { QuantityField } from '@first-gong/ui/QuantityField';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import { type TicketCounts, ticketCount } from '../../shared/cinemaHref.js';
import type { FieldProps } from '../../shared/form/index.js';
import { mostTickets } from '../../shared/seatChoice/limits.js';
import { ticketTypeNames, useText } from '../../shared/text/index.js';
import * as styles from './CinemaScreen.css.js';
import { zoneInForce } from './check.js';
import type { ShowReady } from './state.js';
import { forWhom } from './TypeTable.js';

/** Tickets of each type, with price, eligible people and proof (spec §3, §9). */
export function TicketFields({ state, field }: { state: ShowReady; field: FieldProps<TicketCounts> }) {
  const { t, format } = useText('cinema', 'event');
  const { event, performance } = state;
  const zone = zoneInForce(state);
  const zones = zone ? [zone] : performance.zones;
  const left = mostTickets(state, Number.POSITIVE_INFINITY) - ticketCount(field.value);
  const types = ticketTypesOf(event.certificate ?? 'I');
  return (
    <section aria-labelledby="types">
      <SectionHeading id="types">{t('cinema.types')}</SectionHeading>
      <Stack gap="s3" className={styles.part}>
        <p className={styles.facts}>
          {t('cinema.typesHint')}
          {format.sentenceGap}
          <span>{t('event.quantityHint', { count: Math.min(event.ticketLimit, ticketsPerTransaction) })}</span>
        </p>
        {field.error && (
          <p id="tickets-error" className={styles.error}>
            {field.error}
          </p>
        )}
        <ul>
          {types.map((type, place) => {
            const prices = zones.map(({ price }) => priceToPay(event, cinemaPrice(price, type)));
            const count = field.value[type];
            return (
              <Stack as="li" gap="s2" key={type} className={styles.ticketType}>
                <div>
                  <Text weight="title">{t(ticketTypeNames[type])}</Text>
                  <p className={styles.facts}>{forWhom(type, t)}</p>
                </div>
                <p className={styles.each}>
                  {t('cinema.each', { price: format.priceRange(Math.min(...prices), Math.max(...prices)) })}
                </p>
                <QuantityField
                  // Target of the error summary.
                  id={place === 0 ? field.id : `${field.id}-${type}`}
                  name={type}
                  label={t(ticketTypeNames[type])}
                  labelHidden
                  aria-describedby={field.error ? 'tickets-error' : undefined}
                  value={count}
                  onChange={(next) => field.onChange({ ...field.value, [type]: next })}
                  max={Math.max(count, count + left)}
                />
              </Stack>
            );
          })}
        </ul>
        {event.certificate === 'III' && <p className={styles.facts}>{t('cinema.noChild')}</p>}
      </Stack>
    </section>
  );
}
