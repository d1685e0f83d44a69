import { topUpThrottle } from '@first-gong/domain';
import type { Shop } from '../area.js';
import { Counter } from '../http/counter.js';
import type { Notices } from '../notices/notices.js';
import { topUpCompleteNotice } from '../notices/occasions.js';
import { pointHandlers } from './handlers.js';
import { createPointHistory } from './ledger.js';
import { topUpPayments } from './payments.js';
import { pointEntryTable, topUpTable } from './rows.js';
import { createTopUpHistory, createTopUps } from './topUps.js';

/** Points: balance, history and top-ups (spec §3 Points, §9). */
export function createPointArea({ store, now }: Shop, { notices }: { notices: Notices }) {
  const history = createPointHistory(now);
  const topUpHistory = createTopUpHistory(now);
  const topUps = createTopUps({
    store,
    now,
    history: topUpHistory,
    onComplete: (tx, row) => notices.add(tx, row.memberId, topUpCompleteNotice(row)),
  });
  const limit = new Counter(topUpThrottle, now);
  return {
    tables: [pointEntryTable, topUpTable],
    watchers: [history.watcher, topUpHistory.watcher],
    settlers: [{ table: topUpTable, settle: topUps.settle }],
    handlers: pointHandlers({ store, history, topUps, topUpHistory, limit }),
    payments: topUpPayments(store, topUps),
  };
}
