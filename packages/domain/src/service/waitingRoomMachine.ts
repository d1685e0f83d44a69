import { waitingRoomEntry } from '../constants.js';
import { type Machine, step } from '../machine.js';
import { addMilliseconds, type Instant } from '../time/time.js';
import type { WaitingRoomState } from './waitingRoom.js';

export const waitingRoomEvents = ['join', 'call', 'enter', 'entryTimeEnds', 'hotEventEnds'] as const;
export type WaitingRoomEvent = (typeof waitingRoomEvents)[number];

/** A member during a hot event. A called member has 2 minutes to enter, otherwise joins again at the end. */
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

/** UTC instant at which a called member misses the turn. */
export const enterUntil = (calledAt: Instant): string => addMilliseconds(calledAt, waitingRoomEntry);

/** Places are numbered from 1 in the order of joining. */
export interface Waiter {
  id: string;
  state: WaitingRoomState;
  place: number;
}

/** Adds a member at the end. A member already in the line keeps the place. @param last last place in use, 0 for none */
export function joinWaitingRoom<W extends Waiter>(known: W | undefined, id: string, last: number): W | Waiter {
  if (known && known.state !== 'missed' && known.state !== 'notNeeded') return known;
  return { id, state: step(waitingRoomMachine, known?.state ?? 'notNeeded', 'join'), place: last + 1 };
}

/**
 * Members ahead, or null if not waiting. Only calls remove members, so places suffice.
 * @param called last called place, 0 for none
 */
export const peopleAhead = (waiter: Pick<Waiter, 'state' | 'place'> | undefined, called: number): number | null =>
  waiter?.state === 'waiting' ? waiter.place - called - 1 : null;
