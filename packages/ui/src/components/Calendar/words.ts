export interface CalendarWords {
  /** Button to the previous month. @default the ready-made words */
  previous?: string | undefined;
  /** Button to the next month. @default the ready-made words */
  next?: string | undefined;
  /** In today's cell. */
  today: string;
  /** After a chosen day, for screen readers. */
  selected: string;
}

export interface RangeCalendarWords extends CalendarWords {
  /** After the first day of a range, for screen readers. */
  start: string;
  /** After the last day of a range, for screen readers. */
  end: string;
}
