import type { RootProps } from '../../private/root.js';
import type { MapPart, MapSeat } from './house.js';
import type { Wanted } from './looks.js';
import type { MapWords } from './words.js';

/** The words of one seat. The map asks for them when the seat is looked at. */
export interface SeatWords {
  /** The whole name for screen readers: "Row F, seat 10, Zone B, HK$280"; for a sold seat "Row F, seat 9, sold". */
  name: string;
  /** The first line of the label: "Row F, seat 10". */
  place: string;
  /** The second line of the label: "Zone B, HK$280", "Sold". */
  detail: string;
}

/** `ref`, `data-*` and `aria-*` go to the outermost element. */
export interface SeatMapProps extends RootProps<HTMLDivElement> {
  /** Names the map, and is the title above it while the whole house is in view. */
  label: string;
  /** The id of the element that Tab reaches, so that an error summary can lead to it. */
  id: string;
  /** The word on the stage: "Stage", "Pitch". */
  stage: string;
  /** The house, from the stage outwards. Keep the same array while nothing is sold. */
  parts: readonly MapPart[];
  /** The ids of the chosen seats: `section/row/number`. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  describe: (seat: MapSeat) => SeatWords;
  /** With touch and on narrow screens a press calls this instead of `onChange`. Show the `SeatSheet` of the seat. It has the focus, so a dialog gives it back there. */
  onOpenSeat?: ((id: string) => void) | undefined;
  /** The seat whose sheet is open: it has a ring. @default null */
  openSeat?: string | null | undefined;
  /** The seats of an offer: they have a frame, and come into view. Keep the same array for the same offer. */
  framed?: readonly string[] | undefined;
  /** The wish of the buyer: other free seats are faint, and can be chosen all the same. @default every seat */
  wanted?: Wanted | undefined;
  /** @default the ready-made words */
  words?: MapWords | undefined;
}
