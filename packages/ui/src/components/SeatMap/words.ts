export interface MapWords {
  /** The names of the three buttons. */
  zoomIn: string;
  zoomOut: string;
  whole: string;
  /** How to use the map with the keyboard, for screen readers: "Arrow keys move from seat to seat, Space chooses …". */
  help: string;
}
