/** In seat widths or in pixels, by its use. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle in seat widths. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Space around a section in seat widths. */
export const margin = 0.7;

/** Like `margin`, with room for row names one seat beyond the ends. */
export const marginWithNames = 1.4;
