import { type SectionState, sectionWithout } from '../parts/index.js';

/** A loaded part with these rows. */
export const partIs = <Row>(rows: readonly Row[], changes: Partial<SectionState<Row>> = {}): SectionState<Row> => ({
  data: rows,
  total: rows.length,
  unreadable: 0,
  updating: false,
  ...changes,
});

export const partLoads = sectionWithout(null, true);

export const partFails = sectionWithout({ kind: 'busy' });
