import { type Performance, type PickedSeat, seatKey } from '@first-gong/domain';
import { BasketStub } from '@first-gong/ui/BasketStub';
import { Ticket } from '@first-gong/ui/Ticket';
import { Overlap, PriceParts } from '../shared/buying/index.js';
import { useText } from '../shared/text/index.js';
import { pickedPrice } from './choice.js';
import { HoldButton } from './HoldButton.js';
import * as styles from './SeatPicker.css.js';
import type { SeatWords } from './seatWords.js';
import type { EventReady } from './state.js';

export interface PickedSeatsProps {
  state: EventReady;
  performance: Performance;
  seats: readonly PickedSeat[];
  words: SeatWords;
  onPick: (keys: string[]) => void;
}

/** The chosen seats with their price, and the button that holds them. */
export function PickedSeats({ state, performance, seats, words, onPick }: PickedSeatsProps) {
  const { t, format } = useText('seats', 'event');
  const { event, member } = state;
  const price = pickedPrice(event, seats);
  const keys = seats.map(seatKey);
  return (
    <section className={styles.picked} aria-labelledby="picked">
      <h3 id="picked" className={styles.heading} tabIndex={-1}>
        {t('seats.chosen')}
      </h3>
      {seats.length === 0 ? (
        <p className={styles.explained}>{t('seats.chosenNone')}</p>
      ) : (
        <ul className={styles.stubs}>
          {seats.map((seat) => (
            <BasketStub
              key={seatKey(seat)}
              seat={words.place(seat)}
              zone={words.zoneName(seat.zone)}
              ticketType={words.kind(seat.kind) ?? undefined}
              price={words.price(seat.price)}
              removeLabel={t('seats.remove')}
              onRemove={() => {
                document.getElementById('picked')?.focus();
                onPick(keys.filter((key) => key !== seatKey(seat)));
              }}
            />
          ))}
        </ul>
      )}
      <Ticket strong className={styles.pay}>
        <output className={styles.sum}>
          <span className={styles.terms}>{t('seats.sum', { count: seats.length })}</span>
          {seats.length > 0 && <span className={styles.total}>{format.money(price.total)}</span>}
        </output>
        {seats.length > 0 && (
          <PriceParts
            tickets={{ label: t('seats.partSeats', { count: seats.length }), value: format.money(price.tickets) }}
            price={price}
            group={event.group}
          />
        )}
        <Overlap performance={performance} duration={event.duration} others={state.inCart?.performances ?? []} />
        <div className={styles.aboveBar}>
          <HoldButton state={state} zone={null} size="large" />
        </div>
        {!member && <p className={styles.explained}>{t('event.loginFirstHint')}</p>}
      </Ticket>
    </section>
  );
}
