/** One answer of a list. */
export interface Rows<Row> {
  rows: Row[];
  /** How many there are, beyond this page. */
  total: number;
}

/** A list that comes whole. */
export const allOf = <Row>(rows: Row[]): Rows<Row> => ({ rows, total: rows.length });
