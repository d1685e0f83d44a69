export interface CalendarWords {
  /** The button to the month before. @default the ready-made words */
  previous?: string | undefined;
  /** The button to the month after. @default the ready-made words */
  next?: string | undefined;
  /** Stands in today's cell. */
  today: string;
  /** After the date of a chosen day, for a screen reader. */
  selected: string;
}

export interface RangeCalendarWords extends CalendarWords {
  /** After the first day of the range, for a screen reader. */
  start: string;
  /** After the last day of the range, for a screen reader. */
  end: string;
}
