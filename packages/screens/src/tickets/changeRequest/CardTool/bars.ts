/** A redaction bar. All four numbers are shares of the photo, 0 to 1. */
export interface InkBar {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CardPhoto {
  /** The original, which never leaves the tool. */
  photo: Blob;
  /** The first covers the middle eight digits, the second the expiry date; more may follow. */
  bars: readonly InkBar[];
  /** Confirmed for these bars: digits visible, digits covered, date covered. */
  checks: readonly boolean[];
}

/** Places on a card that fills most of the photo (ISO/IEC 7811): number below the middle, date below its end. */
const START: readonly InkBar[] = [
  { x: 0.34, y: 0.51, width: 0.32, height: 0.13 },
  { x: 0.55, y: 0.72, width: 0.17, height: 0.1 },
];

const ADDED: InkBar = { x: 0.4, y: 0.3, width: 0.2, height: 0.1 };

const UNCHECKED = [false, false, false];

/** The smallest bar that people can see and drag. */
const MIN = { width: 0.06, height: 0.04 };

/** A new photo with bars at the usual places and no check ticked. */
export const newCardPhoto = (photo: Blob): CardPhoto => ({ photo, bars: START, checks: UNCHECKED });

/** New bars reset all checks, because the confirmations were about the old ones. */
export const withBars = (card: CardPhoto, bars: readonly InkBar[]): CardPhoto => ({ ...card, bars, checks: UNCHECKED });

export const addedBar = (bars: readonly InkBar[]): readonly InkBar[] => [...bars, ADDED];

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Moves a bar within the photo. */
export const moveBar = (bar: InkBar, by: { x: number; y: number }): InkBar => ({
  ...bar,
  x: clamp(bar.x + by.x, 0, 1 - bar.width),
  y: clamp(bar.y + by.y, 0, 1 - bar.height),
});

/** Moves the end and the lower edge of a bar. */
export const growBar = (bar: InkBar, by: { width: number; height: number }): InkBar => ({
  ...bar,
  width: clamp(bar.width + by.width, MIN.width, 1 - bar.x),
  height: clamp(bar.height + by.height, MIN.height, 1 - bar.y),
});

/** Moves the start of a bar. */
export function startBarAt(bar: InkBar, by: number): InkBar {
  const x = clamp(bar.x + by, 0, bar.x + bar.width - MIN.width);
  return { ...bar, x, width: bar.x + bar.width - x };
}
