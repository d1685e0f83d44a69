import type { CartItem, EventOnTicket, Lang, ReleasedItem, SeatWithView, Text3 } from '@first-gong/domain';
import type { CatalogueZone } from '../catalogue/index.js';
import { defineTable, type OlderRow, type Reader } from '../store/index.js';

/**
 * The event in every language, so that orders do not change with the programme. Optional fields are missing in old
 * rows.
 */
export interface ShowSnapshot extends Omit<EventOnTicket, 'title' | 'posterLines' | 'venue'> {
  title: Text3;
  posterLines: Record<Lang, string[]>;
  venue: Text3;
}

export type ZoneSnapshot = Pick<CatalogueZone, 'code' | 'name' | 'standing' | 'restrictedView'>;

/** Seats of one zone, price and hold. */
export interface Hold extends Pick<CartItem, 'holdId' | 'groupId' | 'ticketType' | 'price' | 'compromise'> {
  seats: SeatWithView[];
  show: ShowSnapshot;
  zone: ZoneSnapshot;
  /** Discount of a promotion in cents, in orders. Missing in old rows. */
  discount?: number;
}

/** An ended hold, kept until the buyer has read the reason. */
export interface ReleasedHold extends Hold, Pick<ReleasedItem, 'reason' | 'at'> {}

/** `id` is the hold's. */
export interface ReleasedRow extends ReleasedHold {
  id: string;
}

/** `id` is the member's. */
export interface CartRow {
  id: string;
  items: Hold[];
  /**
   * Oldest first. `ReleasedRow`s have the details, so that changes of the cart do not rewrite them; old carts contain them.
   */
  gone: (Pick<ReleasedHold, 'holdId' | 'reason'> | ReleasedHold)[];
  /** Latest hold keys, so that retries hold nothing more. */
  holdKeys: string[];
  /** Number of the transaction that waits for the bank and has the seats. */
  awaitingBank: string | null;
  /** UTC instant at which the items expire; null without items. */
  deadline: string | null;
  /** The paid order of the cart, until the next hold. `at` is a UTC instant. */
  paid: { transactionNumber: string; at: string } | null;
}

export const emptyCart = (memberId: string): CartRow => ({
  id: memberId,
  items: [],
  gone: [],
  holdKeys: [],
  awaitingBank: null,
  deadline: null,
  paid: null,
});

type OlderHold = Partial<Omit<Hold, 'show'>> & { holdId: string; show: Partial<ShowSnapshot> & { id: string } };

/** Upgrades a hold of an earlier version. Early versions sold no films. */
export const upgradeHold = <H extends Hold>(hold: OlderHold): H =>
  ({
    groupId: hold.holdId,
    ticketType: null,
    ...hold,
    show: { group: 'shows', posterSeed: hold.show.id, ...hold.show },
  }) as unknown as H;

export const cartTable = defineTable<CartRow>('carts', (row: OlderRow<CartRow>) => ({
  ...emptyCart(row.id),
  ...(row as CartRow),
  items: (row.items ?? []).map((hold) => upgradeHold(hold)),
  gone: (row.gone ?? []).map((hold) => ('show' in hold ? upgradeHold<ReleasedHold>(hold) : hold)),
  deadline: row.awaitingBank ? null : (row.deadline ?? null),
}));

export const releasedTable = defineTable<ReleasedRow>('goneHolds', (row) =>
  upgradeHold<ReleasedRow>(row as ReleasedRow),
);

/** The cart of a member, empty by default. */
export const cartOf = (data: Reader, memberId: string): CartRow => data.get(cartTable, memberId) ?? emptyCart(memberId);

/** Carts that hold seats of a performance. */
export const cartsWith = (data: Reader, performanceId: string): CartRow[] =>
  data
    .find(cartTable, 'deadline is not null')
    .filter(({ items }) => items.some(({ show }) => show.performanceId === performanceId));

/** A hold, order item or wish with other facts of its performance. */
export const withShow = <H extends Pick<Hold, 'show'>>(hold: H, facts: Partial<ShowSnapshot>): H => ({
  ...hold,
  show: { ...hold.show, ...facts },
});

/** Released items of a cart, oldest first. */
export const releasedOf = (data: Reader, { gone }: CartRow): ReleasedHold[] =>
  gone.flatMap((hold) => ('show' in hold ? hold : (data.get(releasedTable, hold.holdId) ?? [])));
