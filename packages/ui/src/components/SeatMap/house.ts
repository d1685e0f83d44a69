import type { SeatLook } from '../Seat/index.js';
import type { ZoneCode } from '../ZoneTable/index.js';

/** One row of a section. Its seats are numbered from 1, from left to right as seen facing the stage. */
export interface MapRow {
  /** "F", "12". */
  name: string;
  zone: ZoneCode;
  /** The number of seats. */
  seats: number;
  /** The numbers of the seats that are sold, or held by another buyer. */
  sold: readonly number[];
  /** The numbers of wheelchair spaces and of the seats beside them. @default none */
  wheelchair?: readonly number[] | undefined;
  companion?: readonly number[] | undefined;
  /** Something blocks part of the view from every seat of the row. @default false */
  restricted?: boolean | undefined;
}

export interface MapSection {
  /** Shown on the map, and the first part of the ids of its seats: "M2". */
  code: string;
  /** The name that is announced, with the number of seats left: "M2, centre stalls, 64 left". */
  name: string;
  /** From front to back. */
  rows: readonly MapRow[];
}

/**
 * Where the sections of a part are: in rows `front` of the stage, as blocks on the `floor` before it, `behind` it, or
 * `around` everything that is inside.
 */
export type PartPlace = 'front' | 'floor' | 'behind' | 'around';

export interface MapPart {
  place: PartPlace;
  /** From left to right as seen facing the stage; around the house clockwise from behind the stage. */
  sections: readonly MapSection[];
}

/** A seat of the map, for the words that name it. */
export interface MapSeat extends Omit<SeatLook, 'state'> {
  /** `section/row/number`, as `value` holds it. */
  id: string;
  section: string;
  row: string;
  number: number;
  sold: boolean;
  /** Free, but not what the buyer looks for. */
  faded: boolean;
}

export const seatId = (section: string, row: string, number: number): string => `${section}/${row}/${number}`;

/** Text that is the same for houses with the same sections, rows and numbers of seats, whatever is sold. */
export const outlineOf = (parts: readonly MapPart[]): string =>
  parts
    .map(({ place, sections }) => {
      const texts = sections.map(({ code, rows }) => `${code}:${rows.map(({ name, seats }) => `${name}*${seats}`)}`);
      return `${place}=${texts.join('|')}`;
    })
    .join('\n');
