import { type BestOffer, type EventDetail, type Lang, type PlanRow, withViews } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { playhousePlan, whale } from '../../shared/story/index.js';
import { readyEvent } from './readyEvent.js';
import { StoryScreen } from './StoryScreen.js';
import type { EventDetailState, EventReady } from './state.js';

const meta = {
  title: 'Screens/Event/Seats',
  component: StoryScreen,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { state: (lang: Lang): EventDetailState => readyEvent(whale(lang)) },
} satisfies Meta<typeof StoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const planOf = (lang: Lang): EventReady['plan'] => ({ plan: playhousePlan(lang), failure: null, updating: false });
const picking = (way: 'list' | 'map', quantity: number, ...seats: string[]) =>
  ({ performanceId: 'whale-2', zone: null, quantity, way, seats }) as const;

/** The event with its seats. */
const at = (changes: Partial<EventReady>, event: (lang: Lang) => EventDetail = whale): Story => ({
  args: { state: (lang) => readyEvent(event(lang), { plan: planOf(lang), ...changes }) },
});

/** Offers side by side, then section, row and seat. */
export const SeatsInList = at({ choice: picking('list', 2) });

/** The sum and the button name four chosen seats. */
export const SeatsChosenInList = at({ choice: picking('list', 4, 'M4/B/6', 'M4/B/7', 'M4/B/8', 'M4/B/9') });

/** The map fades seats without a free neighbour. */
export const SeatsOnMap = at({ choice: picking('map', 2, 'M4/B/6', 'M4/B/7') });

const takenMeanwhile = (isTaken: (row: PlanRow, seat: number) => boolean): Story => ({
  args: {
    state: (lang) => {
      const plan = playhousePlan(lang);
      const takenOf = (row: PlanRow) =>
        Array.from({ length: row.seats }, (_, index) => index + 1).filter(
          (seat) => row.taken.includes(seat) || isTaken(row, seat),
        );
      const zones = plan.zones.map((zone) => ({
        ...zone,
        rows: zone.rows.map((row) => ({ ...row, taken: takenOf(row) })),
      }));
      return readyEvent(whale(lang), {
        choice: picking('list', 2, 'M4/B/6', 'M4/B/7'),
        plan: { plan: { ...plan, zones }, failure: null, updating: false },
      });
    },
  },
});
const isChosen = ({ section, row }: PlanRow, seat: number) => section === 'M4' && row === 'B' && seat === 6;

/** A chosen seat has been taken: the page names it, offers the nearest seats at its price, and the sum omits it. */
export const SeatTakenMeanwhile = takenMeanwhile(isChosen);

/** No two seats side by side are left at the price of the taken seat. */
export const SeatTakenWithoutOffer = takenMeanwhile((row, seat) => isChosen(row, seat) || seat % 2 === 0);

/** The chosen seats leave one seat alone: the error suggests the nearest alternative. */
export const SeatsRefused = at({
  choice: picking('list', 2, 'M4/B/6', 'M4/B/7'),
  error: {
    code: 'singleSeatLeft',
    fields: [
      {
        field: 'seats',
        code: 'singleSeatLeft',
        values: { section: 'M4', row: 'B', seat: '5', nearSection: 'M4', nearRow: 'B', nearSeats: '7–8' },
      },
    ],
  },
});

export const SeatsLoading = at({
  choice: picking('list', 2),
  plan: { plan: null, failure: null, updating: true },
});

export const SeatsNotLoaded = at({
  choice: picking('map', 2),
  plan: { plan: null, failure: { kind: 'offline' }, updating: false },
});

/** The address keeps a visitor's seats during the login. */
export const SeatsOfVisitor = at({ choice: picking('list', 2, 'M4/B/6', 'M4/B/7'), member: false });

/** The play with reduced tickets of three types. */
const reducedWhale = (lang: Lang): EventDetail => ({
  ...whale(lang),
  ticketTypes: [
    { ticketType: 'standard', percent: 100 },
    { ticketType: 'concession', percent: 50 },
    { ticketType: 'senior', percent: 50 },
    { ticketType: 'studentChild', percent: 50 },
  ],
});

/** One of three best available tickets is for a senior: price and proof are shown before payment. */
export const TicketTypesOfBest = at(
  { choice: { performanceId: 'whale-2', zone: 'B', quantity: 3, ticketTypes: ['senior'] } },
  reducedWhale,
);

/** Types have no price before a zone is chosen. */
export const TicketTypesWithoutZone = at(
  { choice: { performanceId: 'whale-2', zone: null, quantity: 2 } },
  reducedWhale,
);

/** Each chosen seat has its type. */
export const TicketTypesOfSeats = at(
  { choice: { ...picking('list', 2, 'M4/B/6', 'M4/B/7'), ticketTypes: ['standard', 'studentChild'] } },
  reducedWhale,
);

const sectionOf = { A: 'M1', B: 'M2', C: 'M3' };
const offerIn =
  (zone: 'A' | 'B' | 'C', price: number, row: string, seats: readonly number[]) =>
  (lang: Lang): BestOffer => {
    const section = sectionOf[zone];
    const chosen = seats.map((seat) => ({ section, row, seat: String(seat) }));
    return { zone, price, seats: withViews(playhousePlan(lang), chosen), compromise: 'none', rowsAway: 8 };
  };
const withOffers = (best: (lang: Lang) => BestOffer | null): Story => ({
  args: {
    state: (lang) =>
      readyEvent(whale(lang), {
        choice: { performanceId: 'whale-2', zone: 'B', quantity: 4 },
        bestOffers: {
          best: best(lang),
          nearer: offerIn('A', 420_00, 'C', [6, 7, 8, 9])(lang),
          cheaper: offerIn('C', 180_00, 'N', [5, 6, 7, 8])(lang),
        },
      }),
  },
});

/** The seats that would be held now, with a nearer and a cheaper choice. */
export const BestSeatsAndOthers = withOffers(offerIn('B', 280_00, 'H', [6, 7, 8, 9]));

/** The zone has no four adjacent seats: a warning before the hold. */
export const BestSeatsApart = withOffers((lang) => ({
  ...offerIn('B', 280_00, 'H', [2, 3, 8, 11])(lang),
  compromise: 'split',
}));

/** The zone has too few seats; the other offers remain. */
export const BestSeatsNone = withOffers(() => null);

/** A wheelchair space with companions beside it. */
export const WheelchairInList = at({ choice: { ...picking('list', 2), wheelchair: true } }, (lang) => {
  const event = whale(lang);
  const performances = event.performances.map((one) => ({
    ...one,
    zones: one.zones.map((zone) => ({ ...zone, wheelchairLeft: zone.code === 'A' ? 0 : 2 })),
  }));
  return { ...event, performances };
});
