import type { Counter } from '../http/counter.js';
import type { Handlers } from '../http/handlers.js';
import type { Store } from '../store/index.js';
import type { PointHistory } from './ledger.js';
import { type TopUpHistory, type TopUps, topUpView } from './topUps.js';

export interface PointParts {
  store: Store;
  history: PointHistory;
  topUps: TopUps;
  topUpHistory: TopUpHistory;
  /** Limits the top-ups that a member begins. */
  limit: Counter;
}

/** Points: balance, history and top-ups (spec §3 Points, §9). */
export function pointHandlers(parts: PointParts) {
  const { store, history, topUps, topUpHistory, limit } = parts;
  return {
    balance: ({ member }) => ({ balance: member().points }),
    pointHistory: ({ member }) => history.of(store.read(), member().id),
    topUpList: ({ member, lang }) => topUpHistory.of(store.read(), member().id).map((row) => topUpView(row, lang)),
    async topUp({ member, body, lang }) {
      const { id } = member();
      limit.take(id);
      return topUpView(await topUps.begin(id, body), lang);
    },
  } satisfies Partial<Handlers>;
}
