import {
  countTypes,
  needsProof,
  priceToPay,
  type TicketType,
  typePrice,
  typesFor,
  type Zone,
} from '@first-gong/domain';
import { QuantityField } from '@first-gong/ui/QuantityField';
import { Stack } from '@first-gong/ui/Stack';
import { useEffect } from 'react';
import { useAnnouncement } from '../../shared/Announcer.js';
import { priceText, ticketTypeNames, useText } from '../../shared/text/index.js';
import * as styles from './SeatPicker.css.js';
import type { ChoiceHandlers, EventReady } from './state.js';
import { TypeProofs } from './TypeProofs.js';

export interface TypeFieldsProps extends Pick<ChoiceHandlers, 'onChoose'> {
  state: EventReady;
  /** The zone whose prices are reduced; null before the choice. */
  zone: Zone | null;
  /** Typed numbers above the number of tickets. They stay as typed but are not in the choice. */
  tooMany: TypedCounts;
  onTooMany: (counts: TypedCounts) => void;
}

export type TypedCounts = Partial<Record<TicketType, number>>;

/** The number of best available tickets of each reduced type; the rest are standard (spec §3). */
export function TypeFields({ state: { event, choice }, zone, tooMany, onTooMany, onChoose }: TypeFieldsProps) {
  const text = useText('event', 'seats');
  const { t } = text;
  const { ticketTypes: sold = [] } = event;
  const types = typesFor(choice.ticketTypes ?? [], choice.quantity);
  const counts = countTypes(types);
  const countOf = (type: TicketType) => counts.find(({ ticketType }) => ticketType === type)?.quantity ?? 0;
  const standard = countOf('standard');
  const reduced = sold.map(({ ticketType }) => ticketType).filter(needsProof);
  const priceOf = (type: TicketType, { price }: Zone) =>
    priceText(text, priceToPay(event, typePrice(price, type, sold)));

  // Reduced tickets come first, so that fewer tickets mean fewer standard ones.
  const choose = (type: TicketType, wanted: number) => {
    const { [type]: _, ...others } = tooMany;
    if (wanted > countOf(type) + standard) {
      onTooMany({ ...others, [type]: wanted });
      return;
    }
    onTooMany(others);
    const next = reduced.flatMap((each) => Array<TicketType>(each === type ? wanted : countOf(each)).fill(each));
    onChoose({ ...choice, ticketTypes: next });
  };
  // More tickets, or fewer of another type, may make a rejected number valid.
  const fitting = reduced.find((type) => (tooMany[type] ?? Number.POSITIVE_INFINITY) <= countOf(type) + standard);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choose` is new each time.
  useEffect(() => {
    if (fitting) choose(fitting, tooMany[fitting] ?? 0);
  }, [fitting]);
  const rest =
    zone !== null && standard > 0 && standard < choice.quantity
      ? t('seats.typeStandard', { count: standard, price: priceOf('standard', zone) })
      : '';
  useAnnouncement(rest);

  return (
    <fieldset id="ticketTypes" tabIndex={-1}>
      <legend className={styles.heading}>{t('seats.types')}</legend>
      <Stack gap="s3">
        <p className={styles.explained}>{t('seats.typesLead')}</p>
        <div className={styles.typeCounts}>
          {reduced.map((type) => {
            const name = t(ticketTypeNames[type]);
            return (
              <QuantityField
                key={type}
                id={`type-${type}`}
                name={`type-${type}`}
                label={zone === null ? name : t('seats.typePrice', { type: name, price: priceOf(type, zone) })}
                value={tooMany[type] ?? countOf(type)}
                error={tooMany[type] === undefined ? undefined : t('seats.typeTooMany')}
                onChange={(quantity) => choose(type, quantity)}
                max={countOf(type) + standard}
              />
            );
          })}
        </div>
        {rest && <p>{rest}</p>}
        <TypeProofs types={types} />
      </Stack>
    </fieldset>
  );
}
