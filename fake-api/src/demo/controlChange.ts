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

/** Ten years in milliseconds. A clock beyond the calendar would stop the shop. */
const longestAdvance = 10 * 365 * 24 * 60 * 60 * 1000;

/** Maximum invented people per request. */
export const largestCrowd = 1000;

const isPublicList = (name: CallName): boolean => isList(name) && callOf(name).response.type === 'array';

/** Failures of a call: breakdowns, or errors of its contract. */
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
  /** Milliseconds to move the clock. */
  advance: optional(wholeNumber({ minimum: -longestAdvance, maximum: longestAdvance })),
  /** New time of the clock, which then runs on. */
  now: optional(instant()),
};

/** The body of /fake/clock: either field. */
export const ClockChange = refine(object(clockFields), 'a movement', (given) => Object.keys(given).length === 1);
export type ClockChange = Infer<typeof ClockChange>;

/** The body of /fake/control. Missing switches do not change. */
export const ControlChange = object({
  ...clockFields,
  hotEvent: optional(boolean()),
  /** Number of invented people who join the waiting room. */
  crowd: optional(wholeNumber({ minimum: 1, maximum: largestCrowd })),
  showWishList: optional(boolean()),
  specificPeriodGray: optional(nullable(grayWindow)),
  maintenance: optional(enums(maintenanceModes)),
  /** With `maintenance`: the announced end. */
  maintenanceUntil: optional(instant()),
  weather: optional(enums(weatherSignals)),
  /** Reschedules a performance permanently. */
  reschedule: optional(object({ performanceId: string(), startsAt: instant() })),
  /** Cancels a performance permanently and refunds its tickets. */
  cancelPerformance: optional(object({ performanceId: string() })),
  /** By call name; null removes the fault. */
  disturbances: optional(disturbances),
  /** Runs matching for all wishes. */
  matchWishes: optional(literal(true)),
  /** Resets switches and clock before the other changes. */
  reset: optional(literal(true)),
});
export type ControlChange = Infer<typeof ControlChange>;
