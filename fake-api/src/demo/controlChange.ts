import { type CallName, callNames, callOf, errorsOf } from '@first-gong/contract';
import { instant, isOver, SpecificPeriodGray, timeOut, weatherSignals, wholeNumber } from '@first-gong/domain';
import {
  boolean,
  defaulted,
  enums,
  type Infer,
  literal,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  record,
  refine,
  string,
} from 'superstruct';
import { isList } from '../area/calls.js';
import { breakdowns, listBreakdowns, maintenanceModes } from '../shared/settings.js';

/** Ten years in milliseconds: tests need no more, and a clock beyond the calendar would stop the shop. */
const longestAdvance = 10 * 365 * 24 * 60 * 60 * 1000;

/** The most invented people that join the waiting room at once. */
export const largestCrowd = 1000;

const isPublicList = (name: CallName): boolean => isList(name) && callOf(name).response.type === 'array';

/** The failures that a call can be given: a breakdown, or its own error in the contract. */
export const failuresOf = (name: CallName) => [
  ...breakdowns,
  ...(isPublicList(name) ? listBreakdowns : []),
  ...errorsOf(name),
];

const everyFailure = [...new Set(callNames.flatMap(failuresOf))];

const disturbance = object({
  latency: defaulted(wholeNumber({ minimum: 0, maximum: timeOut.part }), 0),
  failure: defaulted(nullable(enums(everyFailure)), null),
  share: defaulted(max(min(number(), 0), 1), 1),
});

const disturbances = refine(record(enums(callNames), nullable(disturbance)), 'failures of the call itself', (given) =>
  (Object.entries(given) as [CallName, Infer<typeof disturbance> | null][]).every(
    ([name, how]) => how === null || how.failure === null || failuresOf(name).includes(how.failure),
  ),
);

const grayWindow = refine(
  object({ ...SpecificPeriodGray.schema }),
  'a window that begins before it ends',
  ({ effectiveFrom, effectiveTo }) => !isOver(effectiveTo, effectiveFrom),
);

const clockFields = {
  /** Milliseconds to move the clock by. */
  advance: optional(wholeNumber({ minimum: -longestAdvance, maximum: longestAdvance })),
  /** The instant to set the clock to; it goes on from there. */
  now: optional(instant()),
};

/** The body of /fake/clock: one of the two. */
export const ClockChange = refine(object(clockFields), 'a movement', (given) => Object.keys(given).length === 1);
export type ClockChange = Infer<typeof ClockChange>;

/** The body of /fake/control. A switch that is left out does not change. */
export const ControlChange = object({
  ...clockFields,
  hotEvent: optional(boolean()),
  /** This number of invented people joins the waiting room. */
  crowd: optional(wholeNumber({ minimum: 1, maximum: largestCrowd })),
  showWishList: optional(boolean()),
  specificPeriodGray: optional(nullable(grayWindow)),
  maintenance: optional(enums(maintenanceModes)),
  /** With `maintenance`: the instant at which it is to end. */
  maintenanceUntil: optional(instant()),
  weather: optional(enums(weatherSignals)),
  /** Moves a performance to another instant, for good. */
  reschedule: optional(object({ performanceId: string(), startsAt: instant() })),
  /** By the name of the call; null ends the disturbance. */
  disturbances: optional(disturbances),
  /** Runs a round of matching over all wishes. */
  matchWishes: optional(literal(true)),
  /** Sets every switch to an ordinary day and the clock to that of the start, before the other changes. */
  reset: optional(literal(true)),
});
export type ControlChange = Infer<typeof ControlChange>;
