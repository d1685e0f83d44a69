/** A rectangle in seat widths. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The space around the outermost seats of a section, in seat widths. */
export const margin = 0.7;

/** The same with room for the names of rows, which stand one seat beyond their ends. */
export const marginWithNames = 1.4;
