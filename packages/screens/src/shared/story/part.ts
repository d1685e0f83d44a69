import type { Part } from '../parts/index.js';

/** A part with these rows. */
export const partIs = <Row>(rows: readonly Row[], changes: Partial<Part<Row>> = {}): Part<Row> => ({
  rows,
  total: rows.length,
  unreadable: 0,
  updating: false,
  ...changes,
});

/** A part whose call is under way. */
export const partLoads: Part<never> = { rows: undefined, total: 0, unreadable: 0, updating: true };

/** A part whose call has failed. */
export const partFails: Part<never> = { ...partLoads, updating: false, failure: { kind: 'busy' } };
