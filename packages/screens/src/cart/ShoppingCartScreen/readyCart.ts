import { nothingTried, secondsLeft } from '../../shared/story/index.js';
import type { CartState } from './ShoppingCartScreen.js';

export type ReadyCart = Extract<CartState, { kind: 'ready' }>;

/** For stories and tests: a cart before any action. */
export const readyCart = (cart: ReadyCart['cart'], changes: Partial<ReadyCart> = {}): ReadyCart => ({
  kind: 'ready',
  cart,
  secondsLeft: secondsLeft.cart,
  removing: null,
  failure: null,
  added: null,
  removed: null,
  again: nothingTried,
  ...changes,
});
