import type { ZoneCode } from '../ZoneTable/index.js';
import type { MapPart, MapRow } from './house.js';

/** A number per look of a seat. */
export const look = {
  /** Free seats of zones A to D. */
  zone: { A: 0, B: 1, C: 2, D: 3 } satisfies Record<ZoneCode, number>,
  /** Added to the look of a zone. */
  restricted: 4,
  wheelchair: 8,
  companion: 9,
  sold: 10,
  /** Free, but not wanted. */
  faded: 11,
  selected: 12,
} as const;

/** The number of looks. */
export const lookCount = 13;

/** Wanted seats. Other free seats are faint but can be chosen. */
export interface Wanted {
  /** @default all zones */
  zones?: readonly ZoneCode[] | undefined;
  /** Number of adjacent free seats. @default 1 */
  together?: number | undefined;
}

/** Looks of all seats, in the order of the layout. */
export function looksOf(parts: readonly MapPart[], count: number, wanted: Wanted = {}): Uint8Array {
  const looks = new Uint8Array(count);
  let next = 0;
  for (const { rows } of inOrder(parts)) {
    for (const row of rows) {
      fillRow(looks, next, row, wanted);
      next += row.seats;
    }
  }
  return looks;
}

/** Sections in the order of the layout: front, behind, around. */
export const inOrder = (parts: readonly MapPart[]) => [
  ...parts.filter(({ place }) => place === 'front' || place === 'floor').flatMap(({ sections }) => sections),
  ...parts.filter(({ place }) => place === 'behind').flatMap(({ sections }) => sections),
  ...parts.filter(({ place }) => place === 'around').flatMap(({ sections }) => sections),
];

/** Looks before of the seats that are sold since. */
export function soldSince(before: Uint8Array, now: Uint8Array): Map<number, number> {
  const sold = new Map<number, number>();
  now.forEach((value, seat) => {
    const was = before[seat] ?? look.sold;
    if (value === look.sold && was !== look.sold) sold.set(seat, was);
  });
  return sold;
}

function fillRow(looks: Uint8Array, first: number, row: MapRow, { zones, together = 1 }: Wanted) {
  const { zone, seats, sold, wheelchair = [], companion = [], restricted = false } = row;
  const isWanted = zones === undefined || zones.includes(zone);
  looks.fill(isWanted ? look.zone[zone] + (restricted ? look.restricted : 0) : look.faded, first, first + seats);
  const mark = (numbers: readonly number[], value: number) => {
    for (const number of numbers) if (number >= 1 && number <= seats) looks[first + number - 1] = value;
  };
  if (isWanted) {
    mark(wheelchair, look.wheelchair);
    mark(companion, look.companion);
  }
  mark(sold, look.sold);
  if (together > 1) fadeShortRuns(looks, first, seats, together);
}

/** Fades ordinary free seats with too few free neighbours. */
function fadeShortRuns(looks: Uint8Array, first: number, seats: number, together: number) {
  let from = 0;
  for (let place = 0; place <= seats; place += 1) {
    const free = place < seats && (looks[first + place] ?? look.sold) < look.wheelchair;
    if (free) continue;
    if (place - from < together) looks.fill(look.faded, first + from, first + place);
    from = place + 1;
  }
}
