import type { Part } from '@first-gong/screens/shared/parts';
import type { CallState } from './calls.js';

/** A call as a part of a page. */
export const toSectionState = <Row>({ data, total, unreadable, failure, updating }: CallState<Row[]>): Part<Row> => ({
  rows: data,
  total,
  unreadable,
  failure,
  updating,
});
