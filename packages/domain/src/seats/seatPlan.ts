import { array, boolean, enums, type Infer, integer, type as object, string } from 'superstruct';
import { zoneCodes } from '../catalogue/eventKinds.js';
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
  code: enums(zoneCodes),
  name: string(),
  price: cents(),
  standing: boolean(),
  rows: array(PlanRow),
});
export type PlanZone = Infer<typeof PlanZone>;

/**
 * Where a part of the house is: in front of the stage, as blocks on the floor before it, behind it, or around everything
 * that is inside.
 */
const partPlaces = ['front', 'floor', 'behind', 'around'] as const;

/** A part of the house: "Lower stand". */
export const PlanPart = object({
  name: string(),
  place: enums(partPlaces),
  /** From left to right as seen facing the stage; around the house clockwise from behind the stage. */
  sections: array(string()),
});
export type PlanPart = Infer<typeof PlanPart>;

/** The things that seats face. */
const planFocuses = ['stage', 'screen', 'pitch'] as const;

/** The seats of one performance, by zone. A zone without rows has no numbered seats. */
export const SeatPlan = object({
  performanceId: string(),
  /** The state of the seats, for `seatChanges`. Only the server that gave it can read it. */
  version: string(),
  focus: enums(planFocuses),
  /** The parts with numbered seats, from the stage outwards. */
  parts: array(PlanPart),
  zones: array(PlanZone),
});
export type SeatPlan = Infer<typeof SeatPlan>;

/** The rows in which a seat was taken or given back since a version of the plan, with all their taken seats. */
export const SeatChanges = object({
  version: string(),
  rows: array(object({ zone: enums(zoneCodes), section: string(), row: string(), taken: array(integer()) })),
});
export type SeatChanges = Infer<typeof SeatChanges>;
