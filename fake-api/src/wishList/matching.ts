import {
  canPayWithPoints,
  earlierOf,
  isOver,
  matchOrder,
  payUntil,
  runMatching,
  skippedWishes,
  step,
  toInstant,
  type WishEvent,
  type WishReason,
  wishMachine,
} from '@first-gong/domain';
import { type CataloguePerformance, type CatalogueZone, viewedSeats } from '../catalogue/index.js';
import type { Inventory } from '../inventory/inventory.js';
import { seatTable } from '../inventory/rows.js';
import { hasBegun } from '../lists/listing.js';
import type { Programme } from '../lists/programme.js';
import type { Outbox } from '../mail/post.js';
import type { Notices } from '../notices/notices.js';
import { freePoints } from '../points/ledger.js';
import { memberTable } from '../shared/member.js';
import type { Watcher, Writer } from '../store/index.js';
import { deliveryWhenMatched } from './delivery.js';
import { wishCourierTooLateNotice, wishMatchedMail, wishMatchedNotice, wishOverNotice } from './occasions.js';
import { type Line, lineOf, type WishRow, wishesIn, wishTable } from './rows.js';
import { holdOfWish, totalOf } from './view.js';

export interface MatchingDependencies {
  inventory: Inventory;
  programmes: () => Programme;
  notices: Notices;
  outbox: Pick<Outbox, 'send'>;
  now: () => number;
}

/** The wish after an event. @throws IllegalEvent */
export const movedWish = (wish: WishRow, event: WishEvent): WishRow => ({
  ...wish,
  matchingStatus: step(wishMachine, wish.matchingStatus, event),
});

export type Matching = ReturnType<typeof createMatching>;

/** Matches free seats with wishes (spec §4 Wish list). */
export function createMatching({ inventory, programmes, notices, outbox, now }: MatchingDependencies) {
  /** Queues of zones with freed seats, possibly from rolled back changes. */
  const freed = new Map<string, Line>();

  /** Assigns seats to a wish. False if the free seats do not suit. */
  const match = (tx: Writer, waiting: WishRow, performance: CataloguePerformance, zone: CatalogueZone): boolean => {
    const choice = inventory.in(tx).choose(performance, zone, waiting.quantity);
    const member = tx.get(memberTable, waiting.memberId);
    if (!choice || !member)
      throw new Error(`Wish ${waiting.id} was promised seats of ${performance.eventId} that are not there.`);
    if (waiting.seatWish === 'together' && choice.compromise === 'split') return false;
    const delivery = deliveryWhenMatched(waiting, now());
    const matched: WishRow = {
      ...movedWish(movedWish(waiting, 'startMatching'), 'seatsFound'),
      ...choice,
      seats: viewedSeats(performance, choice.seats),
      passedOver: null,
      delivery,
      deadline: payUntil(now(), performance.startsAt),
    };
    inventory.take(tx, holdOfWish(matched));
    tx.put(wishTable, matched);
    if (delivery.method !== waiting.delivery.method) notices.add(tx, member.id, wishCourierTooLateNotice(matched));
    notices.add(tx, member.id, wishMatchedNotice(matched));
    tx.attempt(`The mail of wish ${matched.id}`, () => outbox.send(tx, wishMatchedMail(matched, member)));
    return true;
  };

  /** Waiting wishes and zone of a queue; null without wishes or after the performance has begun. */
  const openLine = (tx: Writer, key: Line) => {
    const line = matchOrder(wishesIn(tx, key).map((wish) => ({ ...wish, wishId: wish.id, wish })));
    const [first] = line;
    const performance = programmes().showing(key.performanceId)?.performance;
    const zone = performance?.zones.find(({ code }) => code === key.zone);
    return first && performance && zone && !performance.cancelled && !hasBegun(performance, now())
      ? { line, first, performance, zone }
      : null;
  };

  const serve = (tx: Writer, key: Line): number => {
    const open = openLine(tx, key);
    if (open === null) return 0;
    const { line, performance, zone } = open;
    const free = inventory.in(tx).remaining(performance, zone);
    if (free === 0) return 0;
    const turns = runMatching(line, free, ({ wish }) => match(tx, wish, performance, zone));
    for (const { wish: waiting, passedOver } of skippedWishes(turns, toInstant(now()))) {
      tx.put(wishTable, { ...waiting.wish, passedOver });
    }
    return turns.filter(({ result }) => result === 'served').length;
  };

  /** Returns the seats to sale that the first wish needs. */
  const makeRoom = (tx: Writer, key: Line): void => {
    const open = openLine(tx, key);
    if (open === null) return;
    const { first, performance, zone } = open;
    const missing = first.quantity - inventory.in(tx).remaining(performance, zone);
    if (missing > 0) inventory.returnSold(tx, performance, zone, missing);
  };

  /** Applies an event to a wish and releases its seats. */
  const release = (tx: Writer, wish: WishRow, event: WishEvent, reason: WishReason): WishRow => {
    if (wish.seats) inventory.giveBack(tx, holdOfWish(wish));
    const released = { ...movedWish(wish, event), reason, seats: null, passedOver: null, deadline: null };
    tx.put(wishTable, released);
    return released;
  };

  /** Ends an unpaid wish, or one whose performance has begun. */
  const end = (tx: Writer, wish: WishRow): WishRow => {
    if (wish.seats === null) return release(tx, wish, 'performanceBegins', 'performanceBegun');
    return canPayWithPoints(freePoints(tx, wish.memberId), totalOf(wish))
      ? release(tx, wish, 'paymentTimeEnds', 'notPaidInTime')
      : release(tx, movedWish(wish, 'pointsMissing'), 'paymentTimeEnds', 'notEnoughPoints');
  };

  const watcher: Watcher = ({ table, id, row }) => {
    if (table !== seatTable || row !== null) return;
    const [performanceId = '', zone = ''] = id.split('/');
    freed.set(nameOf({ performanceId, zone }), { performanceId, zone });
  };

  return {
    watcher,
    release,
    /**
     * Matches queues with freed seats at the end of every transaction, so that other requests never see these seats.
     */
    serveFreed(tx: Writer) {
      const lines = [...freed.values()];
      for (const key of lines) {
        tx.attempt(`Matching wishes of ${key.performanceId}, zone ${key.zone},`, () => void serve(tx, key));
      }
      // A failed match notes its seats again; it is repeated when other seats become free.
      freed.clear();
    },
    /** Matches all queues, after returning as many seats to sale as each first wish needs. @returns matched wishes */
    serveAll(tx: Writer): number {
      const open = tx.find(wishTable, 'deadline is not null order by deadline').map(lineOf);
      const lines = [...new Map(open.map((line) => [nameOf(line), line])).values()];
      for (const key of lines) makeRoom(tx, key);
      return lines.reduce((matched, key) => matched + serve(tx, key), 0);
    },
    /** Ends a wish at its deadline. */
    onDeadline(tx: Writer, wishId: string) {
      const wish = tx.get(wishTable, wishId);
      if (!wish || wish.deadline === null) return;
      // After the clock was set back, seats must not be held longer than by a new match.
      const deadline = wish.seats ? earlierOf(wish.deadline, payUntil(now(), wish.show.startsAt)) : wish.deadline;
      if (deadline !== wish.deadline) tx.put(wishTable, { ...wish, deadline });
      if (!isOver(deadline, now())) return;
      notices.add(tx, wish.memberId, wishOverNotice(end(tx, wish)));
    },
  };
}

const nameOf = ({ performanceId, zone }: Line) => `${performanceId}/${zone}`;
