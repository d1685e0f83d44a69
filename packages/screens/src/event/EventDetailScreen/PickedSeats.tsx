import { type Performance, type SeatPlan, seatKey, seatView, type TicketType, typePrice } from '@first-gong/domain';
import { BasketStub } from '@first-gong/ui/BasketStub';
import { Heading } from '@first-gong/ui/Heading';
import { Inline } from '@first-gong/ui/Inline';
import { Stack } from '@first-gong/ui/Stack';
import { Ticket } from '@first-gong/ui/Ticket';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { HoldButton, Overlap, PriceParts } from '../../shared/buying/index.js';
import { ticketTypeNames, useText } from '../../shared/text/index.js';
import { holdLabel, type PickedTicket, pickedPrice } from './choice.js';
import * as styles from './SeatPicker.css.js';
import { SeatViews } from './SeatViews.js';
import { middleOf, runsOfSeats, type SeatWords } from './seatWords.js';
import type { EventReady } from './state.js';
import { TypeProofs } from './TypeProofs.js';

/** Views beside each other, one for neighbours. */
const mostViews = 3;

export interface PickedSeatsProps {
  state: EventReady;
  performance: Performance;
  /** Null until it is there. */
  plan: SeatPlan | null;
  seats: readonly PickedTicket[];
  words: SeatWords;
  onPick: (keys: string[]) => void;
  /** Sets a seat's ticket type. */
  onType: (key: string, ticketType: TicketType) => void;
}

/** The chosen seats with their price, and the hold button. */
export function PickedSeats({ state, performance, plan, seats, words, onPick, onType }: PickedSeatsProps) {
  const { t, format } = useText('seats', 'event');
  const { event, member } = state;
  const price = pickedPrice(event, seats);
  const keys = seats.map(seatKey);
  const sold = event.ticketTypes;
  const zonePrice = (code: PickedTicket['zone']) => performance.zones.find((zone) => zone.code === code)?.price ?? 0;
  /** The zone; also the kind of seat if the buyer chooses types. */
  const zoneOf = ({ zone, kind }: PickedTicket) =>
    [words.zoneName(zone), sold && words.kind(kind)].filter(Boolean).join(t('seats.fact'));
  const viewOf = (seat: PickedTicket) => plan && seatView(plan, seat);
  const views = runsOfSeats(seats).flatMap((run) => {
    const middle = middleOf(run);
    const view = middle && viewOf(middle);
    return view ? [{ seats: words.runs(run), view }] : [];
  });
  const typeChoice = (seat: PickedTicket, typesSold: NonNullable<typeof sold>) => ({
    label: t('seats.type'),
    name: `type-${seatKey(seat)}`,
    value: seat.ticketType,
    options: typesSold.map(({ ticketType: value }) => ({
      value,
      label: t('seats.typePrice', {
        type: t(ticketTypeNames[value]),
        price: words.price(typePrice(zonePrice(seat.zone), value, typesSold)),
      }),
    })),
    onChange: (ticketType: TicketType) => onType(seatKey(seat), ticketType),
  });
  return (
    <Stack as="section" aria-labelledby="picked">
      <Heading headingLevel={3} id="picked" tabIndex={-1} weight="title">
        {t('seats.chosen')}
      </Heading>
      {seats.length === 0 ? (
        <p className={styles.explained}>{t('seats.chosenNone')}</p>
      ) : (
        <ul className={styles.stubs}>
          {seats.map((seat) => (
            <BasketStub
              key={seatKey(seat)}
              seat={words.place(seat)}
              zone={zoneOf(seat)}
              ticketType={sold ? typeChoice(seat, sold) : (words.kind(seat.kind) ?? undefined)}
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
      {views.length > 0 && <SeatViews places={views.slice(0, mostViews)} />}
      <TypeProofs types={seats.map(({ ticketType }) => ticketType)} />
      <Ticket strong>
        <Stack gap="s3" padding="s4">
          <output className={styles.sum}>
            <Inline as="span" gap="s2" align="baseline" justify="between">
              <span className={styles.terms}>{t('seats.sum', { count: seats.length })}</span>
              {seats.length > 0 && (
                <>
                  <VisuallyHidden>{t('seats.fact')}</VisuallyHidden>
                  <span className={styles.total}>{format.money(price.total)}</span>
                </>
              )}
            </Inline>
          </output>
          {seats.length > 0 && (
            <PriceParts
              tickets={{ label: t('seats.partSeats', { count: seats.length }), value: format.money(price.tickets) }}
              price={price}
              group={event.group}
            />
          )}
          <Overlap state={state} performance={performance} />
          <div className={styles.aboveBar}>
            <HoldButton state={state} size="large">
              {t(holdLabel(event, null))}
            </HoldButton>
          </div>
          {!member && <p className={styles.explained}>{t('event.loginFirstHint')}</p>}
        </Stack>
      </Ticket>
    </Stack>
  );
}
