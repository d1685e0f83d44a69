import { array, boolean, enums, type Infer, integer, type as object, string } from 'superstruct';
import { cents, count } from '../forms/numbers.js';

/** Kinds of places on the plan. A companion's seat is sold only with the wheelchair space beside it. @planned */
export const seatKinds = ['seat', 'wheelchair', 'companion'] as const;
/** @planned */
export type SeatKind = (typeof seatKinds)[number];

/** One row of a zone on the plan. Its seats are numbered from 1, side by side. */
export const PlanRow = object({
  section: string(),
  row: string(),
  seats: count(),
  /** Distance of the row from the focal point, in seat widths. */
  distance: integer(),
  /** Numbers of the seats that are sold or held. */
  taken: array(integer()),
  wheelchair: array(integer()),
  companion: array(integer()),
});
export type PlanRow = Infer<typeof PlanRow>;

export const PlanZone = object({
  code: enums(['A', 'B', 'C', 'D']),
  name: string(),
  price: cents(),
  standing: boolean(),
  rows: array(PlanRow),
});
export type PlanZone = Infer<typeof PlanZone>;

/** The seats of one performance, by zone. A zone without rows has no numbered seats. */
export const SeatPlan = object({ performanceId: string(), zones: array(PlanZone) });
export type SeatPlan = Infer<typeof SeatPlan>;
