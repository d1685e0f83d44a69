/** Every word of the tool. */
export interface CardToolWords {
  /** Of the empty tool: "Take or choose a photo of the card". */
  empty: string;
  /** Types and the largest size. */
  formats: string;
  choose: string;
  /** Opens the camera; shown on devices that have one at their back. */
  take: string;
  chooseAgain: string;
  chooseOther: string;
  /** Of the photo, for those who do not see it. */
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
  /** Those that were added; a number follows. */
  otherBar: string;
  /** What a bar is to a screen reader, instead of "slider": "ink bar". */
  barRole: string;
  /** Where a bar lies, in percent of the photo, said after each move. */
  place: (percent: { left: number; top: number; width: number; height: number }) => string;
  left: string;
  right: string;
  up: string;
  down: string;
  shorter: string;
  longer: string;
  thinner: string;
  thicker: string;
  /** How to move a bar with pointer and keys, and that moving one opens the checks again. */
  help: string;
  /** Why the picture cannot be covered yet. */
  checksFirst: string;
  retry: string;
}
