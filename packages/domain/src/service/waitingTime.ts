import { waitingRoomCall } from '../constants.js';

/** One look at the waiting room: milliseconds of any clock that only goes forward, and the people ahead at that moment. */
export interface WaitingLook {
  at: number;
  ahead: number;
}

/** A wait between two bounds, in whole minutes. `from` 0 and `to` 1 is less than a minute. */
export interface WaitingRange {
  from: number;
  to: number;
}

/** Nine waits of ten are within this many standard deviations. */
const ninetyPercent = 1.645;

/** The pace before anybody has seen the room move: within a factor of about two of the shop's own pace. */
const unseenDeviation = 0.45;

/** The pace of the people ahead changes after it was measured, by this share. */
const drift = 0.15;

/** Looks of the last five minutes say how fast the room moves now. Milliseconds. */
const memory = 5 * 60_000;

/** Looks of one wait, the oldest first. */
export type WaitingLooks = readonly [WaitingLook, ...WaitingLook[]];

/** Looks that still count, with a new one. The number of people ahead only falls, so a larger one is another wait. */
export function withLook(looks: readonly WaitingLook[], look: WaitingLook): WaitingLooks {
  const last = looks.at(-1);
  if (last && look.ahead > last.ahead) return [look];
  const [oldest, ...others] = looks.filter(({ at }) => look.at - at <= memory);
  return oldest ? [oldest, ...others, look] : [look];
}

/**
 * How long the last look's people ahead take, as a range that is true nine times of ten: the pace at which the room has
 * moved since the first look, and how sure the number of people who went in makes it. A wait spreads like a product of
 * many chances, so the bounds are a factor apart and not a difference.
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
