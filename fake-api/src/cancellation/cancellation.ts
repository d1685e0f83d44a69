import { isOver, isWishOver, type Refund, RuleError, refundFor, toInstant } from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { serverTexts } from '@first-gong/i18n/server';
import { releaseItems } from '../cart/cart.js';
import { cartsWith, type Hold, releasedTable, withShow } from '../cart/rows.js';
import { showView } from '../cart/view.js';
import type { Catalogue } from '../catalogue/index.js';
import { cancellationTable } from '../catalogue/rows.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Outbox } from '../mail/post.js';
import { noticeMail } from '../notices/noticeMail.js';
import type { Notices } from '../notices/notices.js';
import type { createBankPayments } from '../order/bankPayments.js';
import { orderNotice } from '../order/occasions.js';
import type { MovePoints } from '../order/orders.js';
import { mailedShow } from '../order/receiptMail.js';
import { chargeTable, ordersWith, type TransactionRow, transactionTable } from '../order/rows.js';
import { freePoints } from '../points/ledger.js';
import { memberTable } from '../shared/member.js';
import { inEachLang } from '../shared/text.js';
import type { Writer } from '../store/index.js';
import type { Matching } from '../wishList/matching.js';
import { wishOverNotice } from '../wishList/occasions.js';
import { wishTable } from '../wishList/rows.js';

export interface CancellationDependencies {
  catalogue: Catalogue;
  inventory: Inventory;
  payments: Pick<ReturnType<typeof createBankPayments<TransactionRow>>, 'refuse'>;
  matching: Pick<Matching, 'release'>;
  movePoints: MovePoints;
  notices: Notices;
  outbox: Pick<Outbox, 'send'>;
}

/** Cancels performances for the organiser. The caller gives one transaction, so that a crash refunds once or not. */
export function createCancellation(parts: CancellationDependencies) {
  const { catalogue, inventory, payments, matching, movePoints, notices, outbox } = parts;

  /** Pays back the tickets of one performance and notifies the buyer by notice and mail. */
  const refund = (tx: Writer, row: TransactionRow, { show }: Hold, now: number): void => {
    const { performanceId } = show;
    const member = tx.get(memberTable, row.memberId);
    const refunded = refundFor(refundableOf(row), {
      performanceId,
      balance: freePoints(tx, row.memberId),
      now,
    });
    if (refunded === null) return;
    tx.put(transactionTable, { ...row, refunds: [...(row.refunds ?? []), refunded] });
    const { amount, at, pointsReturned, pointsTaken } = refunded;
    if (amount > 0) {
      tx.put(chargeTable, { id: `${row.id}/${performanceId}`, transactionNumber: row.id, amount: -amount, at });
    }
    if (!member) return;
    const move = { transactionNumber: row.id };
    movePoints(tx, member.id, { ...move, kind: 'returned', points: pointsReturned }, now);
    movePoints(tx, member.id, { ...move, kind: 'takenBack', points: -pointsTaken }, now);
    const notice = orderNotice('performanceCancelled', row, noticeValues(show, refunded));
    notices.add(tx, member.id, notice, `${row.id}/${performanceId}/cancelled`);
    tx.attempt(`The mail of order ${row.id} with a cancelled performance`, () => {
      const letter = noticeMail(notice, member, row.lang, serverTexts[row.lang]('mail.receiptLink'));
      const shows = [mailedShow(showView(show, row.lang), row.lang)];
      outbox.send(tx, { ...letter, tickets: { shows, codes: [], cancelled: true } });
    });
  };

  /** Ends the holds of the performance in every cart; other seats stay. */
  const endHolds = (tx: Writer, performanceId: string, at: string): void => {
    for (const cart of cartsWith(tx, performanceId)) {
      const lost = cart.items.filter(({ show }) => show.performanceId === performanceId).map(markCancelled);
      for (const item of lost) inventory.giveBack(tx, item);
      releaseItems(tx, cart, lost, 'performanceCancelled', at);
    }
  };

  const endWishes = (tx: Writer, performanceId: string): void => {
    for (const wish of tx.find(wishTable, 'performanceId = ? order by seq', performanceId)) {
      const marked = markCancelled(wish);
      if (isWishOver(wish.matchingStatus)) tx.put(wishTable, marked);
      else {
        const ended = matching.release(tx, marked, 'performanceCancelled', 'performanceCancelled');
        notices.add(tx, wish.memberId, wishOverNotice(ended));
      }
    }
  };

  /**
   * Cancels a performance: holds and wishes end, orders at the bank are refused, paid orders are refunded. A repeated
   * cancellation changes nothing.
   * @throws RuleError `performanceNotFound`; `badRequest` for a performance that has begun
   */
  return (tx: Writer, { performanceId }: { performanceId: string }, now: number): void => {
    const performance = catalogue.performance(performanceId);
    if (performance === null) throw new RuleError('performanceNotFound');
    if (tx.get(cancellationTable, performanceId)) return;
    const { eventId, startsAt } = performance;
    if (isOver(startsAt, now)) throw new RuleError('badRequest', [{ field: 'performanceId', code: 'badRequest' }]);
    const at = toInstant(now);
    tx.put(cancellationTable, { id: performanceId, eventId, cancelledAt: at });
    for (const row of tx.find(releasedTable, 'performanceId = ?', performanceId))
      tx.put(releasedTable, markCancelled(row));
    endHolds(tx, performanceId, at);
    for (const row of ordersWith(tx, performanceId)) {
      const marked = withoutCodes(row, performanceId);
      tx.put(transactionTable, marked);
      const item = marked.items.find(({ show }) => show.performanceId === performanceId);
      if (marked.status === 'awaitingBank') payments.refuse(tx, marked, 'performanceCancelled', at);
      else if (marked.status === 'complete' && item) refund(tx, marked, item, now);
    }
    endWishes(tx, performanceId);
  };
}

const markCancelled = <R extends Pick<Hold, 'show'>>(row: R): R => withShow(row, { cancelled: true });

/** The order without the entry codes of a performance, so that its tickets do not scan. */
function withoutCodes(row: TransactionRow, performanceId: string): TransactionRow {
  const lost = row.items.filter(({ show }) => show.performanceId === performanceId).map(({ holdId }) => holdId);
  return {
    ...row,
    items: row.items.map((item) => (lost.includes(item.holdId) ? markCancelled(item) : item)),
    tickets: row.tickets.map((ticket) => (lost.includes(ticket.holdId) ? { ...ticket, code: '' } : ticket)),
  };
}

const refundableOf = ({ items, lines, willEarn, ...row }: TransactionRow) => ({
  ...row,
  refunds: row.refunds ?? [],
  earned: willEarn,
  deliveryFee: lines.find(({ kind }) => kind === 'delivery')?.amount ?? 0,
  items: items.map(({ price, seats, show, discount = 0 }) => ({
    performanceId: show.performanceId,
    pointsProgramme: show.pointsProgramme,
    price,
    quantity: seats.length,
    discount,
  })),
});

const noticeValues = ({ title, startsAt }: Hold['show'], { amount, pointsReturned, pointsTaken }: Refund) => ({
  title,
  showTime: { instant: startsAt },
  amount: inEachLang((lang) => createFormat(lang).money(amount)),
  returned: pointsReturned,
  taken: pointsTaken,
});
