import type { GoneState } from '../purchase/index.js';

/** Before anybody does something about seats that have left the cart. */
export const nothingTried: GoneState = { holding: [], refused: null, failure: null };
