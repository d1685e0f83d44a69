export interface MapWords {
  /** The names of the three buttons. */
  zoomIn: string;
  zoomOut: string;
  whole: string;
  /** Keyboard instructions for screen readers: "Arrow keys move from seat to seat, Space chooses …". */
  help: string;
}
