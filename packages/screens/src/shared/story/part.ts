import { type Part, partWithout } from '../parts/index.js';

/** A loaded part with these rows. */
export const partIs = <Row>(rows: readonly Row[], changes: Partial<Part<Row>> = {}): Part<Row> => ({
  data: rows,
  total: rows.length,
  unreadable: 0,
  updating: false,
  ...changes,
});

export const partLoads = partWithout(null, true);

export const partFails = partWithout({ kind: 'busy' });
