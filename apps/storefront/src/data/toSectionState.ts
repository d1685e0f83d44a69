import type { Part } from '@first-gong/screens/shared/parts';
import type { CallState } from './calls.js';

/** A call as a section of a page, which can fail while the page stands. */
export const toSectionState = <Row>({ data, total, unreadable, failure, updating }: CallState<Row[]>): Part<Row> => ({
  rows: data,
  total,
  unreadable,
  failure,
  updating,
});
