import { waitingRoomEntry } from '../constants.js';
import { type Machine, step } from '../machine.js';
import { addMilliseconds, type Instant } from '../time/time.js';
import type { WaitingRoomState } from './waitingRoom.js';

export const waitingRoomEvents = ['join', 'call', 'enter', 'entryTimeEnds', 'hotEventEnds'] as const;
export type WaitingRoomEvent = (typeof waitingRoomEvents)[number];

/**
 * A member during a hot event. A called member enters within 2 minutes or misses the turn, and may then join again at
 * the end. The end of the hot event empties the waiting room.
 */
export const waitingRoomMachine: Machine<WaitingRoomState, WaitingRoomEvent> = {
  name: 'waitingRoom',
  initial: 'notNeeded',
  table: {
    notNeeded: { join: 'waiting' },
    waiting: { call: 'called', hotEventEnds: 'notNeeded' },
    called: { enter: 'entered', entryTimeEnds: 'missed', hotEventEnds: 'notNeeded' },
    entered: { hotEventEnds: 'notNeeded' },
    missed: { join: 'waiting', hotEventEnds: 'notNeeded' },
  },
};

/** UTC instant at which a called member who has not entered misses the turn. */
export const enterUntil = (calledAt: Instant): string => addMilliseconds(calledAt, waitingRoomEntry);

/** One member's place in the line. Places are numbered from 1 in the order of joining, and called in that order. */
export interface Waiter {
  id: string;
  state: WaitingRoomState;
  place: number;
}

/**
 * The place of a member who joins, behind everybody else. A member who waits, is called or has entered keeps the
 * current place.
 * @param last the last place of the line so far, 0 for none.
 */
export function joinWaitingRoom<W extends Waiter>(known: W | undefined, id: string, last: number): W | Waiter {
  if (known && known.state !== 'missed' && known.state !== 'notNeeded') return known;
  return { id, state: step(waitingRoomMachine, known?.state ?? 'notNeeded', 'join'), place: last + 1 };
}

/**
 * Number of members who are called before this one, or null if this one is not waiting. Nobody leaves the line but by
 * being called, so the places decide.
 * @param called the last place that was called, 0 for none.
 */
export const peopleAhead = (waiter: Pick<Waiter, 'state' | 'place'> | undefined, called: number): number | null =>
  waiter?.state === 'waiting' ? waiter.place - called - 1 : null;
