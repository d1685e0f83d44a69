/** Every word of the tool. */
export interface CardToolWords {
  /** In the empty tool: "Take or choose a photo of the card". */
  empty: string;
  choose: string;
  /** On the button that opens the camera, on devices with a camera at their back. */
  take: string;
  chooseAgain: string;
  chooseOther: string;
  /** The text alternative of the photo. */
  photo: string;
  addBar: string;
  removeBar: string;
  undo: string;
  enlarge: string;
  reduce: string;
  cover: string;
  /** On the button while the new picture is made. */
  covering: string;
  /** The first two bars: "Bar over the middle 8 digits", "Bar over the expiry date". */
  bars: readonly [string, string];
  /** The bars that were added; a number follows. */
  otherBar: string;
  /** The role that screen readers read instead of "slider": "ink bar". */
  barRole: string;
  /**
   * The place of a bar in percent of the photo, also as a text with `{{left}}`, `{{top}}`, `{{width}}` and `{{height}}`.
   * Screen readers read it after each move.
   */
  place: string | ((percent: { left: number; top: number; width: number; height: number }) => string);
  left: string;
  right: string;
  up: string;
  down: string;
  shorter: string;
  longer: string;
  thinner: string;
  thicker: string;
  /** Says how to move a bar with pointer and keys, and that a move opens the checks again. */
  help: string;
  /** Says why the picture cannot be covered yet. */
  checksFirst: string;
  retry: string;
}
