import type { SeatLook } from '../Seat/index.js';
import type { ZoneCode } from '../ZoneTable/index.js';

/** A row with seats numbered from 1, from left to right facing the stage. */
export interface MapRow {
  /** "F", "12". */
  name: string;
  zone: ZoneCode;
  /** The number of seats. */
  seats: number;
  /** Numbers of seats that are sold or held. */
  sold: readonly number[];
  /** Numbers of wheelchair spaces and companion seats. @default none */
  wheelchair?: readonly number[] | undefined;
  companion?: readonly number[] | undefined;
  /** Obstructed view from every seat. @default false */
  restricted?: boolean | undefined;
}

export interface MapSection {
  /** Shown on the map, and prefix of seat ids: "M2". */
  code: string;
  /** Announced name, with the number of free seats: "M2, centre stalls, 64 left". */
  name: string;
  /** From front to back. */
  rows: readonly MapRow[];
}

/** Location of a part: `front` of the stage, on the `floor`, `behind`, or `around` the inner parts. */
export type PartPlace = 'front' | 'floor' | 'behind' | 'around';

export interface MapPart {
  place: PartPlace;
  /** From left to right, facing the stage; around the house, clockwise from behind the stage. */
  sections: readonly MapSection[];
}

/** Properties of a seat, for its text. */
export interface MapSeat extends Omit<SeatLook, 'state'> {
  /** `section/row/number`, as in `value`. */
  id: string;
  section: string;
  row: string;
  number: number;
  sold: boolean;
  /** Free, but not wanted. */
  faded: boolean;
}

export const seatId = (section: string, row: string, number: number): string => `${section}/${row}/${number}`;

/** A key for the layout: equal sections, rows and numbers of seats, regardless of sales. */
export const outlineOf = (parts: readonly MapPart[]): string =>
  parts
    .map(({ place, sections }) => {
      const texts = sections.map(({ code, rows }) => `${code}:${rows.map(({ name, seats }) => `${name}*${seats}`)}`);
      return `${place}=${texts.join('|')}`;
    })
    .join('\n');
