import type { ShopStore, State } from '../state.js';
import type { Writer } from '../store/index.js';

/**
 * The store, with every transaction ended by serving those who wait for what it has given back: nobody else sees a
 * place free that is a waiting wish's (spec §4 Wish list).
 */
export const servingStore = (store: ShopStore, serve: (tx: Writer<State>) => void): ShopStore => ({
  read: () => store.read(),
  transact: (work) =>
    store.transact((tx) => {
      const result = work(tx);
      serve(tx);
      return result;
    }),
  close: () => store.close(),
});
