import { waitingRoomCall } from '../constants.js';

/** An observation: monotonic milliseconds and people ahead. */
export interface WaitingLook {
  at: number;
  ahead: number;
}

/** Bounds of a wait in whole minutes. 0 to 1 means less than a minute. */
export interface WaitingRange {
  from: number;
  to: number;
}

/** Quantile of the normal distribution for 90 percent of waits. */
const ninetyPercent = 1.645;

/** Uncertainty before any movement was observed: about a factor of two. */
const unseenDeviation = 0.45;

/** Share by which the pace may change after the measurement. */
const drift = 0.15;

/** Milliseconds of observations that count. */
const memory = 5 * 60_000;

/** Observations of one wait, oldest first. */
export type WaitingLooks = readonly [WaitingLook, ...WaitingLook[]];

/** Adds an observation and drops old ones. A rising number of people ahead starts a new wait. */
export function withLook(looks: readonly WaitingLook[], look: WaitingLook): WaitingLooks {
  const last = looks.at(-1);
  if (last && look.ahead > last.ahead) return [look];
  const [oldest, ...others] = looks.filter(({ at }) => look.at - at <= memory);
  return oldest ? [oldest, ...others, look] : [look];
}

/**
 * The remaining wait as a 90 percent interval, from the observed pace. Waits are log-normal, so bounds are factors of
 * the mean.
 */
export function waitingRange(looks: WaitingLooks): WaitingRange {
  const [first] = looks;
  const last = looks.at(-1) ?? first;
  const gone = first.ahead - last.ahead;
  const measured = gone > 0 && last.at > first.at;
  const perPerson = measured ? (last.at - first.at) / gone : waitingRoomCall;
  const ofPace = measured ? 1 / gone : unseenDeviation ** 2;
  const deviation = Math.sqrt(ofPace + 1 / (last.ahead + 1) + drift ** 2);
  const factor = Math.exp(ninetyPercent * deviation);
  const minutes = ((last.ahead + 1) * perPerson) / 60_000;
  return { from: Math.floor(minutes / factor), to: Math.max(1, Math.ceil(minutes * factor)) };
}
