import type { ZoneCode } from '../ZoneTable/index.js';
import { type PlanRow, type PlanSeat, seatPlaces } from './house.js';

interface RowInput {
  row: string;
  zone: ZoneCode;
  price: number;
  blocks: readonly number[];
  /** Whether a seat is sold, by number. */
  sold: (number: number) => boolean;
  type?: ((number: number) => PlanSeat['type']) | undefined;
}

/** A row with texts. */
export function planRow({ row, zone, price, blocks, sold, type = () => undefined }: RowInput): PlanRow {
  const seats = seatPlaces(blocks).map((at, index): PlanSeat => {
    const number = index + 1;
    const place = `Row ${row}, seat ${number}`;
    const seatType = type(number);
    const isSold = seatType === undefined && sold(number);
    const words = { wheelchair: 'Wheelchair space', companion: 'Companion seat', seat: '' }[seatType ?? 'seat'];
    const facts = isSold ? ['Sold'] : [words, `Zone ${zone}`, `HK$${price}`].filter(Boolean);
    return {
      id: `${row}${number}`,
      at,
      zone,
      type: seatType,
      sold: isSold,
      place,
      name: [place, ...facts].join(', '),
      detail: facts.join(' ・ '),
    };
  });
  return { id: row, name: row, seats };
}

/** Sold seats in twos and threes, the same in every run. */
export const scattered = (share: number, seed: number) => (number: number) => {
  const mixed = Math.imul(Math.ceil(number / 2) * 7919 + seed * 104_729, 0x5bd1e995);
  return ((mixed ^ (mixed >>> 15)) >>> 4) % 1000 < share * 1000;
};

/** Wheelchair spaces at both ends of a row, and companion seats beside them. */
const accessible = (seats: number) => (number: number) =>
  (({ 1: 'wheelchair', 2: 'companion', [seats - 1]: 'companion', [seats]: 'wheelchair' }) as const)[number];

const zones = { A: 380, B: 280, C: 220, D: 180 } as const;

const band = (letters: string, zone: ZoneCode, share: number, blocks: readonly number[]) =>
  [...letters].map((row) =>
    planRow({
      row,
      zone,
      price: zones[zone],
      blocks,
      sold: scattered(row === 'F' ? 0 : share, row.charCodeAt(0)),
      type: row === 'R' ? accessible(20) : undefined,
    }),
  );

/** The stalls of a theatre. */
export const stalls: PlanRow[] = [
  ...band('ABC', 'A', 0.85, [2, 10, 2]),
  ...band('D', 'B', 0.6, [2, 10, 2]),
  ...band('EFG', 'B', 0.6, [3, 10, 3]),
  ...band('H', 'B', 0.5, [4, 10, 4]),
  ...band('J', 'C', 0.4, [4, 10, 4]),
  ...band('KLMN', 'C', 0.3, [5, 10, 5]),
  ...band('PQR', 'D', 0.15, [5, 10, 5]),
];

/** The house of a cinema: one zone, straight rows. */
export const cinema: PlanRow[] = [...'ABCDEFGH'].map((row, index) =>
  planRow({
    row,
    zone: 'B',
    price: 85,
    blocks: [4, 6, 4],
    sold: (number) => row !== 'E' && scattered(0.35, index)(number),
    type: row === 'H' ? accessible(14) : undefined,
  }),
);

/** 30 rows of 40 seats. */
export const large: PlanRow[] = Array.from({ length: 30 }, (_, index) =>
  planRow({
    row: String(index + 1),
    zone: 'C',
    price: 220,
    blocks: [10, 20, 10],
    sold: scattered(0.4, index),
  }),
);
