import {
  checkTopUp,
  checkTopUpsWaiting,
  isInHistory,
  type Lang,
  pagePath,
  pointsCredited,
  type TopUp,
  toInstant,
  topUpThrottle,
} from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Handlers } from '../area/handlers.js';
import type { Notices } from '../notices/notices.js';
import { askBank, createBankPayments } from '../order/bankPayments.js';
import { topUpNumber } from '../order/numbers.js';
import { bankUrlOf } from '../order/view.js';
import { Counter } from '../shared/counter.js';
import { pick } from '../shared/pick.js';
import { refuse } from '../shared/refuse.js';
import { movePoints } from './ledger.js';
import { pointEntryTable, type TopUpRow, topUpTable } from './rows.js';

const historyPage = pagePath('topUpsHistory');

/** Balance, history and top-ups (spec §3 Points, §9). */
export function createPointArea({ store, now }: Shop, { notices }: { notices: Notices }) {
  const limit = new Counter(topUpThrottle, now);
  const payments = createBankPayments<TopUpRow>({
    store,
    table: topUpTable,
    now,
    about: ({ amount, at }) => ({ kind: 'topUp', amount, askedAt: at, returnTo: historyPage }),
    onPaid(tx, { id, memberId, points }) {
      movePoints(tx, memberId, { kind: 'toppedUp', points, transactionNumber: id }, now());
      notices.add(tx, memberId, { kind: 'topUpComplete', values: { number: id, points }, href: historyPage });
    },
  });
  const handlers = {
    balance: ({ member }) => ({ balance: member().points }),
    pointHistory: ({ member }) =>
      store
        .read()
        .find(pointEntryTable, 'memberId = ? order by seq desc', member().id)
        .filter(({ at }) => isInHistory(at, now()))
        .map(({ id, memberId: _, ...entry }) => ({ entryId: id, ...entry })),
    topUpList: ({ member, lang }) =>
      store
        .read()
        .find(topUpTable, "memberId = ? order by json ->> '$.at' desc, seq desc", member().id)
        .filter(({ at }) => isInHistory(at, now()))
        .map((row) => topUpView(row, lang)),
    /** Creates a payment. Points are credited after approval. */
    async topUp({ member, body: { amount, paymentMethod }, lang }) {
      const { id: memberId } = member();
      limit.take(memberId);
      refuse(checkTopUp(amount));
      const row = await store.transact((tx) => {
        refuse(checkTopUpsWaiting(tx.count(topUpTable, "memberId = ? and status = 'awaitingBank'", memberId)));
        const begun: TopUpRow = {
          id: topUpNumber(tx, now()),
          ...askBank(paymentMethod, now()),
          memberId,
          at: toInstant(now()),
          amount,
          points: pointsCredited(amount),
        };
        tx.put(topUpTable, begun);
        return begun;
      });
      return topUpView(row, lang);
    },
  } satisfies Partial<Handlers>;
  return { deadlineHandlers: [{ table: topUpTable, onDeadline: payments.onDeadline }], handlers, payments };
}

/** Without discounts, both totals are equal. Points do not expire (spec §1). */
export const topUpView = (row: TopUpRow, lang: Lang): TopUp => ({
  ...pick(row, ['at', 'status', 'paymentMethod']),
  topUpId: row.id,
  purchaseTotal: row.amount,
  pointsTotal: row.points,
  paymentAmount: row.amount,
  validUntil: null,
  bankUrl: bankUrlOf(row, lang),
});
