import type { Handlers } from '../area/handlers.js';
import type { Counter } from '../shared/counter.js';
import type { Store } from '../store/index.js';
import { pointHistory } from './ledger.js';
import { type TopUps, topUpHistory, topUpView } from './topUps.js';

export interface PointParts {
  store: Store;
  topUps: TopUps;
  /** Limits the top-ups that a member begins. */
  limit: Counter;
  now: () => number;
}

/** Points: balance, history and top-ups (spec §3 Points, §9). */
export function pointHandlers(parts: PointParts) {
  const { store, topUps, limit, now } = parts;
  return {
    balance: ({ member }) => ({ balance: member().points }),
    pointHistory: ({ member }) => pointHistory(store.read(), member().id, now()),
    topUpList: ({ member, lang }) => topUpHistory(store.read(), member().id, now()).map((row) => topUpView(row, lang)),
    async topUp({ member, body, lang }) {
      const { id } = member();
      limit.take(id);
      return topUpView(await topUps.begin(id, body), lang);
    },
  } satisfies Partial<Handlers>;
}
