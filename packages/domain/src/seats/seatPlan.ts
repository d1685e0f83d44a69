import { array, boolean, enums, type Infer, integer, type as object, string } from 'superstruct';
import { zoneCodes } from '../catalogue/eventKinds.js';
import { cents, count } from '../forms/numbers.js';

/** A companion seat is sold only with the wheelchair space beside it. @planned */
export const seatKinds = ['seat', 'wheelchair', 'companion'] as const;
/** @planned */
export type SeatKind = (typeof seatKinds)[number];

/** A row of a zone, with adjacent seats numbered from 1. */
export const PlanRow = object({
  section: string(),
  row: string(),
  seats: count(),
  /** Distance from the focal point, in seat widths. */
  distance: integer(),
  /** Numbers of sold and held seats. */
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

/** Location of a part: before the stage, on the floor, behind the stage, or around the inner parts. */
const partPlaces = ['front', 'floor', 'behind', 'around'] as const;

/** A part of the house, such as "Lower stand". */
export const PlanPart = object({
  name: string(),
  place: enums(partPlaces),
  /** From left to right, facing the stage; around the house, clockwise from behind the stage. */
  sections: array(string()),
});
export type PlanPart = Infer<typeof PlanPart>;

/** Focal points of a house. */
const planFocuses = ['stage', 'screen', 'pitch'] as const;

/** The seats of a performance by zone. Zones without numbered seats have no rows. */
export const SeatPlan = object({
  performanceId: string(),
  /** State of the plan for `seatChanges`, readable only by the server that sent it. */
  version: string(),
  focus: enums(planFocuses),
  /** Parts with numbered seats, from the stage outwards. */
  parts: array(PlanPart),
  zones: array(PlanZone),
});
export type SeatPlan = Infer<typeof SeatPlan>;

/** Rows that changed since a version of the plan, with all their taken seats. */
export const SeatChanges = object({
  version: string(),
  rows: array(object({ zone: enums(zoneCodes), section: string(), row: string(), taken: array(integer()) })),
});
export type SeatChanges = Infer<typeof SeatChanges>;
