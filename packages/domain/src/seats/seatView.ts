import type { Seat } from '../order/purchase.js';
import type { HouseLayout, PlanRow, SeatView, SeatWithView, SectionPlace } from './seatPlan.js';
import { byName } from './sections.js';

/** assumption: metres between neighbours, and between rows. */
export const seatWidth = 0.55;
export const rowDepth = 0.9;

/** The part of a plan that `seatView` reads. */
export interface ViewedHouse {
  focus: SeatView['focus'];
  layout?: HouseLayout | undefined;
  zones: readonly { rows: readonly Pick<PlanRow, 'section' | 'row' | 'seats'>[] }[];
}

/** Rounds half away from zero, so that mirrored seats have mirrored values. */
const rounded = (value: number, digits: number) =>
  (Math.sign(value) * Math.round(Math.abs(value) * 10 ** digits)) / 10 ** digits || 0;

/** The view from a seat, or null without its place in the layout. Distances are rounded to 10 cm. */
export function seatView({ focus, layout, zones }: ViewedHouse, { section, row, seat }: Seat): SeatView | null {
  const place = layout?.sections.find(({ code }) => code === section);
  const rows = zones.flatMap((zone) => zone.rows.filter((one) => one.section === section)).sort(byName);
  const depth = rows.findIndex((one) => one.row === row);
  const { seats = 0 } = rows[depth] ?? {};
  const number = Number(seat);
  if (!layout || !place || !Number.isInteger(number) || number < 1 || number > seats) return null;
  const { right, away, height } = positionOf(place, { depth, seats, number });
  const angle = (Math.atan2(right, away) * 180) / Math.PI;
  const hides = place.hides;
  const near = hides && (angle > 0 ? { from: 1 - hides.to, to: 1 - hides.from } : hides);
  return {
    focus,
    distance: rounded(Math.hypot(right, away, height), 1),
    angle: rounded(angle, 0),
    height: rounded(height, 1),
    width: layout.width,
    hidden: near ? { from: rounded(near.from, 2), to: rounded(near.to, 2) } : null,
  };
}

function positionOf(
  { right, away, turn, height, rise, abreast = 1 }: SectionPlace,
  { depth, seats, number }: { depth: number; seats: number; number: number },
) {
  const line = Math.floor(depth / abreast);
  const column = (depth % abreast) - (abreast - 1) / 2;
  const along = (number - (seats + 1) / 2) * seatWidth + column * (seats * seatWidth + rowDepth);
  const back = line * rowDepth;
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return {
    right: right + along * cos + back * sin,
    away: away - along * sin + back * cos,
    height: height + line * rise,
  };
}

/** Seats with their views. */
export const withViews = (house: ViewedHouse, seats: readonly Seat[]): SeatWithView[] =>
  seats.map(({ section, row, seat }) => {
    const view = seatView(house, { section, row, seat });
    return { section, row, seat, ...(view && { view }) };
  });
