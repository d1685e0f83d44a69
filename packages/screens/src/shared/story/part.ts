import { type Part, partWithout } from '../parts/index.js';

/** A part with these rows. */
export const partIs = <Row>(rows: readonly Row[], changes: Partial<Part<Row>> = {}): Part<Row> => ({
  data: rows,
  total: rows.length,
  unreadable: 0,
  updating: false,
  ...changes,
});

/** A part whose call is under way. */
export const partLoads = partWithout(null, true);

/** A part whose call has failed. */
export const partFails = partWithout({ kind: 'busy' });
