import type { HandlersOf } from '../http/handlers.js';
import type { ShopStore } from '../state.js';
import type { PointHistory } from './ledger.js';
import { type TopUpHistory, type TopUps, topUpView } from './topUps.js';

export type PointNames = 'balance' | 'pointHistory' | 'topUpList' | 'topUp';

export interface PointParts {
  store: ShopStore;
  history: PointHistory;
  topUps: TopUps;
  topUpHistory: TopUpHistory;
}

/** Points: balance, history and top-ups (spec §3 Points, §9). */
export function createPointHandlers(parts: PointParts): HandlersOf<PointNames> {
  const { store, history, topUps, topUpHistory } = parts;
  return {
    balance: ({ member }) => ({ balance: member().points }),
    pointHistory: ({ member }) => history.of(store.read(), member().id),
    topUpList: ({ member, lang }) => topUpHistory.of(store.read(), member().id).map((row) => topUpView(row, lang)),
    topUp: async ({ member, body, lang }) => topUpView(await topUps.begin(member().id, body), lang),
  };
}
