import type { RootProps } from '../../private/root.js';
import type { MapPart, MapSeat } from './house.js';
import type { Wanted } from './looks.js';
import type { MapWords } from './words.js';

/** Texts of a seat, requested when needed. */
export interface SeatWords {
  /** Full name for screen readers: "Row F, seat 10, Zone B, HK$280"; if sold "Row F, seat 9, sold". */
  name: string;
  /** First line of the label: "Row F, seat 10". */
  place: string;
  /** Second line of the label: "Zone B, HK$280", "Sold". */
  detail: string;
}

/** `ref`, `data-*` and `aria-*` are on the outermost element. */
export interface SeatMapProps extends RootProps<HTMLDivElement> {
  /** Name of the map, and title above the whole house. */
  label: string;
  /** Id of the focusable element, for an error summary. */
  id: string;
  /** Text on the stage: "Stage", "Pitch". */
  stage: string;
  /** From the stage outwards. Keep the array identity unless seats are sold. */
  parts: readonly MapPart[];
  /** Ids of chosen seats: `section/row/number`. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  describe: (seat: MapSeat) => SeatWords;
  /**
   * Replaces `onChange` for touch and narrow screens: show a `SeatSheet`. The seat has the focus, which a dialog
   * restores.
   */
  onOpenSeat?: ((id: string) => void) | undefined;
  /** Seat with an open sheet, marked by a ring. @default null */
  openSeat?: string | null | undefined;
  /** Offered seats, framed and scrolled into view. Keep the array identity per offer. */
  framed?: readonly string[] | undefined;
  /** Wanted seats; others are faint but can be chosen. @default every seat */
  wanted?: Wanted | undefined;
  /** @default the ready-made words */
  words?: MapWords | undefined;
}
