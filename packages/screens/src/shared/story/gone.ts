import type { GoneState } from '../purchase/index.js';

/** Before any action on released seats. */
export const nothingTried: GoneState = { holding: [], refused: null, failure: null };
