import type { Compromise, GoneItem, Group, Interest, Lang, Seat, Text3, TicketType, Zone } from '@first-gong/domain';
import { defineTable, type OlderRow, type Reader } from '../store/index.js';

/** The event of a hold in every language, so that a purchase reads the same after the programme has moved on. */
export interface ShowFacts {
  id: string;
  group: Group;
  title: Text3;
  posterSeed: string;
  posterLines: Record<Lang, string[]>;
  interest: Interest;
  venue: Text3;
  performanceId: string;
  startsAt: string;
  /** Minutes. Rows of earlier versions lack it. */
  duration?: number | undefined;
  pointsProgramme: boolean;
  /** The organiser asks for a name on each ticket. Rows of earlier versions lack it. */
  realName?: boolean | undefined;
}

export interface ZoneFacts {
  code: Zone['code'];
  name: Text3;
  standing: boolean;
  restrictedView: Text3 | null;
}

/** Seats of one zone and one price, held together. */
export interface Hold {
  holdId: string;
  /** The same for holds that were made together and leave the cart together: one group of seats in a cinema. */
  groupId: string;
  show: ShowFacts;
  /** The type of the tickets; null if every ticket is a standard one. */
  ticketType: TicketType | null;
  zone: ZoneFacts;
  seats: Seat[];
  /** Cents per seat. */
  price: number;
  compromise: Compromise;
}

/** A hold that is over, kept until the buyer has read why. */
export interface GoneHold extends Hold {
  reason: GoneItem['reason'];
  at: string;
}

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
