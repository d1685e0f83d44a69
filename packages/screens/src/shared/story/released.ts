import type { ReleasedState } from '../purchase/index.js';

/** Before any action on released seats. */
export const nothingTried: ReleasedState = { holding: [], refused: null, failure: null };
