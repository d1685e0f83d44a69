import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  type as object,
  optional,
  string,
} from 'superstruct';
import { zoneCodes } from '../catalogue/eventKinds.js';
import { cents, count } from '../forms/numbers.js';
import { Seat } from '../order/purchase.js';

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

/** A part of the stage's width, from 0 to 1. */
const StagePart = object({ from: number(), to: number() });

/** Location of a section in metres, from the middle of the stage's front edge, or from the middle of a pitch. */
export const SectionPlace = object({
  code: string(),
  /** Middle of the first row: to the right as seen from the house, and away from the stage. Negative behind it. */
  right: number(),
  away: number(),
  /** Direction from the first row to the last: degrees, 0 away from the stage, 90 to the right. */
  turn: number(),
  /** Eyes of a seated person in the first row above the stage, and the rise of each further row. */
  height: number(),
  rise: number(),
  /** Rows beside each other, as with tables. @default 1 */
  abreast: optional(count()),
  /** What a pillar hides: shares of the stage's width from 0 to 1, from the side where the seat is. */
  hides: optional(StagePart),
});
export type SectionPlace = Infer<typeof SectionPlace>;

/** The measures of a house in metres, for the view from each seat. */
export const HouseLayout = object({
  /** Width of the stage, screen or pitch. */
  width: number(),
  sections: array(SectionPlace),
});
export type HouseLayout = Infer<typeof HouseLayout>;

/** The view from a seat, computed from the layout. Metres, degrees, and shares from 0 to 1. */
export const SeatView = object({
  focus: enums(planFocuses),
  /** Straight line from the eyes to the middle of the stage's front edge, or to the middle of a pitch. */
  distance: number(),
  /** Direction of the seat from there: 0 in the middle, negative to the left as seen from the house, ±180 behind. */
  angle: number(),
  /** Height of the eyes above the stage. */
  height: number(),
  /** Width of the stage, screen or pitch. */
  width: number(),
  /** The part of the stage's width that a pillar hides, from left to right as seen from the house, or null. */
  hidden: nullable(StagePart),
});
export type SeatView = Infer<typeof SeatView>;

/** A seat with its view, as numbers. Missing as in `DescribedSeat`. */
export const SeatWithView = object({ ...Seat.schema, view: optional(SeatView) });
export type SeatWithView = Infer<typeof SeatWithView>;

/** The seats of a performance by zone. Zones without numbered seats have no rows. */
export const SeatPlan = object({
  performanceId: string(),
  /** State of the plan for `seatChanges`, readable only by the server that sent it. */
  version: string(),
  focus: enums(planFocuses),
  /** Missing if the API does not know the measures. Then no view from a seat is shown. */
  layout: optional(HouseLayout),
  /** Parts with numbered seats, from the stage outwards. */
  parts: array(PlanPart),
  zones: array(PlanZone),
});
export type SeatPlan = Infer<typeof SeatPlan>;

/** Rows that changed since a version of the plan, with all their taken seats, and what is left of every zone. */
export const SeatChanges = object({
  version: string(),
  rows: array(object({ zone: enums(zoneCodes), section: string(), row: string(), taken: array(integer()) })),
  /** `remaining` and `wheelchairLeft` as in the event's zones. */
  zones: array(object({ code: enums(zoneCodes), remaining: count(), wheelchairLeft: optional(count()) })),
});
export type SeatChanges = Infer<typeof SeatChanges>;
