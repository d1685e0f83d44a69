import type { CartItem, EventOnTicket, GoneItem, Lang, Text3 } from '@first-gong/domain';
import type { CatalogueZone } from '../catalogue/index.js';
import { defineTable, type OlderRow, type Reader } from '../store/index.js';

/**
 * The event of a hold in every language, so that a purchase reads the same after the programme has moved on. Rows of
 * earlier versions lack what is optional.
 */
export interface ShowFacts extends Omit<EventOnTicket, 'title' | 'posterLines' | 'venue'> {
  title: Text3;
  posterLines: Record<Lang, string[]>;
  venue: Text3;
}

export type ZoneFacts = Pick<CatalogueZone, 'code' | 'name' | 'standing' | 'restrictedView'>;

/** Seats of one zone and one price, held together. */
export interface Hold extends Pick<CartItem, 'holdId' | 'groupId' | 'ticketType' | 'seats' | 'price' | 'compromise'> {
  show: ShowFacts;
  zone: ZoneFacts;
}

/** A hold that is over, kept until the buyer has read why. */
export interface GoneHold extends Hold, Pick<GoneItem, 'reason' | 'at'> {}

/** A gone hold; `id` is the hold's. */
export interface GoneRow extends GoneHold {
  id: string;
}

/** A member's cart; `id` is the member's. */
export interface CartRow {
  id: string;
  items: Hold[];
  /**
   * Oldest first. Their rows have the rest, so that a change of the cart does not write it again; the carts of an earlier
   * version have the holds themselves.
   */
  gone: (Pick<GoneHold, 'holdId' | 'reason'> | GoneHold)[];
  /** Keys of the latest holds, so that a repeated request holds nothing more. */
  holdKeys: string[];
  /** The transaction that waits for the bank. Its seats have left the cart for the transaction. */
  awaitingBank: string | null;
  /** UTC instant at which the items are over; null without items. */
  deadline: string | null;
  /** The paid order that the cart has become, until it holds seats again. `at` is a UTC instant. */
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

type OlderHold = Partial<Omit<Hold, 'show'>> & { holdId: string; show: Partial<ShowFacts> & { id: string } };

/** A hold of any version with the fields of today. The early versions sold no films, so each event is a show. */
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
  gone: (row.gone ?? []).map((hold) => ('show' in hold ? upgradeHold<GoneHold>(hold) : hold)),
  deadline: row.awaitingBank ? null : (row.deadline ?? null),
}));

export const goneTable = defineTable<GoneRow>('goneHolds', (row) => upgradeHold<GoneRow>(row as GoneRow));

/** The cart of a member, who may have none yet. */
export const cartOf = (data: Reader, memberId: string): CartRow => data.get(cartTable, memberId) ?? emptyCart(memberId);

/** The gone holds of a cart, oldest first. */
export const goneOf = (data: Reader, { gone }: CartRow): GoneHold[] =>
  gone.flatMap((hold) => ('show' in hold ? hold : (data.get(goneTable, hold.holdId) ?? [])));
