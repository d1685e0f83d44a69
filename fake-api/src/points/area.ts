import { topUpThrottle } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Notices } from '../notices/notices.js';
import { Counter } from '../shared/counter.js';
import { pointHandlers } from './handlers.js';
import { topUpCompleteNotice } from './occasions.js';
import { topUpTable } from './rows.js';
import { createTopUps } from './topUps.js';

/** Points: balance, history and top-ups (spec §3 Points, §9). */
export function createPointArea({ store, now }: Shop, { notices }: { notices: Notices }) {
  const topUps = createTopUps({
    store,
    now,
    onComplete: (tx, row) => notices.add(tx, row.memberId, topUpCompleteNotice(row)),
  });
  const limit = new Counter(topUpThrottle, now);
  return {
    settlers: [{ table: topUpTable, settle: topUps.payments.settle }],
    handlers: pointHandlers({ store, topUps, limit, now }),
    payments: topUps.payments,
  };
}
