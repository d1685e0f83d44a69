import { earlierOf, type Instant, isOver, isWishOver, RuleError, toInstant } from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import { cartsWith, cartTable, type Hold, releasedTable, withShow } from '../cart/rows.js';
import type { Catalogue } from '../catalogue/index.js';
import { type MoveRow, moveTable } from '../catalogue/rows.js';
import type { Outbox } from '../mail/post.js';
import { noticeMail } from '../notices/noticeMail.js';
import type { Notices } from '../notices/notices.js';
import { orderNotice } from '../order/occasions.js';
import { ordersWith, type TransactionRow, transactionTable } from '../order/rows.js';
import { memberTable } from '../shared/member.js';
import type { Writer } from '../store/index.js';
import { wishRescheduledNotice } from '../wishList/occasions.js';
import { wishTable } from '../wishList/rows.js';

/** A performance and its new instant. */
export interface Reschedule {
  performanceId: string;
  startsAt: Instant;
}

/**
 * Reschedules a performance in the programme, carts, wishes and orders. Tickets stay valid.
 * @param catalogue with earlier reschedulings
 * @returns the rescheduling, and the instant `before`
 * @throws RuleError `performanceNotFound`; `badRequest` for a past or conflicting instant, or a performance that began
 */
export function reschedule(tx: Writer, { performanceId, startsAt }: Reschedule, catalogue: Catalogue, now: number) {
  const performance = catalogue.performance(performanceId);
  if (performance === null) throw new RuleError('performanceNotFound');
  const { eventId, startsAt: before } = performance;
  const to = toInstant(startsAt);
  const others = catalogue.event(eventId, '2000-01-01')?.performances ?? [];
  if (others.some((one) => one.startsAt === to) || isOver(to, now) || isOver(before, now)) {
    throw new RuleError('badRequest', [{ field: 'startsAt', code: 'badRequest' }]);
  }
  const from = tx.get(moveTable, performanceId)?.from ?? before;
  const row: MoveRow = { id: performanceId, eventId, from, startsAt: to, movedAt: toInstant(now) };
  // The original instant needs no rescheduling.
  if (from === to) tx.remove(moveTable, performanceId);
  else tx.put(moveTable, row);
  moveRows(tx, row, before);
  return { row, before };
}

function moveRows(tx: Writer, { id, startsAt }: MoveRow, before: string): void {
  const moved = <H extends Pick<Hold, 'show'>>(hold: H): H =>
    hold.show.performanceId === id ? withShow(hold, { startsAt }) : hold;
  for (const row of ordersWith(tx, id)) tx.put(transactionTable, { ...row, items: row.items.map(moved) });
  for (const row of cartsWith(tx, id)) tx.put(cartTable, { ...row, items: row.items.map(moved) });
  for (const row of tx.find(releasedTable, 'performanceId = ?', id)) tx.put(releasedTable, moved(row));
  for (const row of tx.find(wishTable, 'performanceId = ?', id)) {
    const waits = row.seats === null && row.deadline === before;
    const deadline = waits ? startsAt : row.deadline && earlierOf(row.deadline, startsAt);
    tx.put(wishTable, { ...moved(row), deadline });
  }
}

export function createRescheduleNotices({ notices, outbox }: { notices: Notices; outbox: Pick<Outbox, 'send'> }) {
  /** Adds a notice and a mail in the language of the order, because few members read the inbox daily. */
  const tell = (tx: Writer, row: TransactionRow, { show }: Hold, before: string, key: string) => {
    const member = tx.get(memberTable, row.memberId);
    if (!member) return;
    const { performanceId, title, startsAt } = show;
    const values = { title, before: { instant: before }, showTime: { instant: startsAt } };
    const notice = orderNotice('rescheduled', row, values);
    notices.add(tx, row.memberId, notice, `${row.id}/${performanceId}/moved/${key}`);
    tx.attempt(`The mail of moved order ${row.id}`, () =>
      outbox.send(tx, noticeMail(notice, member, row.lang, serverTexts[row.lang]('mail.receiptLink'))),
    );
  };
  return {
    /** Notifies ticket holders by notice and mail, and members with open wishes by notice. */
    tellHolders(tx: Writer, move: MoveRow, before: string) {
      for (const row of ordersWith(tx, move.id).filter(({ status }) => status === 'complete')) {
        const item = row.items.find(({ show }) => show.performanceId === move.id);
        if (item) tell(tx, row, item, before, move.movedAt);
      }
      const wishes = tx.find(wishTable, 'performanceId = ? order by seq', move.id);
      for (const wish of wishes.filter(({ matchingStatus }) => !isWishOver(matchingStatus))) {
        notices.add(tx, wish.memberId, wishRescheduledNotice(wish, before), `${wish.id}/moved/${move.movedAt}`);
      }
    },
    /** Notifies the member of an order that completed after a rescheduling. */
    tellLate(tx: Writer, row: TransactionRow) {
      const told = new Set<string>();
      for (const [index, item] of row.items.entries()) {
        const { performanceId, startsAt } = item.show;
        const before = row.confirmed?.seen.items[index]?.startsAt ?? startsAt;
        if (before === startsAt || told.has(performanceId)) continue;
        told.add(performanceId);
        tell(tx, row, item, before, 'late');
      }
    },
  };
}
