import type { Compromise, GoneItem, Group, Interest, Lang, Seat, Text3, TicketType, Zone } from '@first-gong/domain';
import { defineTable, type OlderRow } from '../store/index.js';

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

/** A gone hold as the cart names it. Its row has the rest, so that a change of the cart does not write it again. */
type GoneName = Pick<GoneHold, 'holdId' | 'reason'>;

/** A gone hold; `id` is the hold's. */
export interface GoneRow extends GoneHold {
  id: string;
}

/** A member's cart; `id` is the member's. */
export interface CartRow {
  id: string;
  items: Hold[];
  /** Oldest first. The carts of an earlier version have the holds themselves. */
  gone: (GoneName | GoneHold)[];
  /** Keys of the latest holds, so that a repeated request holds nothing more. */
  holdKeys: string[];
  /** The transaction that waits for the bank. Its seats have left the cart for the transaction. */
  awaitingBank: string | null;
  /** UTC instant at which the items are over; null without items. */
  deadline: string | null;
  /** The paid order that the cart has become, until it holds seats again. `at` is a UTC instant. */
  paid: { transactionNumber: string; at: string } | null;
}

/** Fields of a hold that came after the first version. */
type LaterHoldField = 'groupId' | 'ticketType';
type OlderHold<H extends Hold> = Omit<H, LaterHoldField | 'show'> &
  Partial<Pick<H, LaterHoldField>> & { show: OlderShow };
type OlderShow = Omit<ShowFacts, 'group' | 'posterSeed'> & Partial<Pick<ShowFacts, 'group' | 'posterSeed'>>;

const isOfToday = <H extends Hold>(hold: H | OlderHold<H>): hold is H =>
  hold.groupId !== undefined &&
  hold.ticketType !== undefined &&
  hold.show.group !== undefined &&
  hold.show.posterSeed !== undefined;

/** The early versions sold no films, so each of their events is a show. */
const upgradeShow = (show: OlderShow): ShowFacts => ({ group: 'shows', posterSeed: show.id, ...show });

/** A hold of any version with the fields of today. */
export const upgradeHold = <H extends Hold>(hold: H | OlderHold<H>): H =>
  isOfToday(hold) ? hold : ({ groupId: hold.holdId, ticketType: null, ...hold, show: upgradeShow(hold.show) } as H);

export const cartTable = defineTable<CartRow>('carts', (row: OlderRow<CartRow>) => ({
  id: row.id,
  items: (row.items ?? []).map(upgradeHold),
  gone: (row.gone ?? []).map((hold) => ('show' in hold ? upgradeHold(hold) : hold)),
  holdKeys: row.holdKeys ?? [],
  awaitingBank: row.awaitingBank ?? null,
  deadline: row.awaitingBank ? null : (row.deadline ?? null),
  paid: row.paid ?? null,
}));

export const goneTable = defineTable<GoneRow>('goneHolds', (row) => upgradeHold(row as GoneRow));
