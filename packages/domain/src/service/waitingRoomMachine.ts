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

/** One member's place. */
export interface Waiter {
  id: string;
  state: WaitingRoomState;
  /** Increases with every member who joins. */
  place: number;
}

/**
 * The place of a member who joins, behind everybody else. A member who waits, is called or has entered keeps the
 * current place.
 */
export function joinWaitingRoom(queue: readonly Waiter[], id: string): Waiter {
  const known = queue.find((waiter) => waiter.id === id);
  if (known && known.state !== 'missed' && known.state !== 'notNeeded') return known;
  const last = queue.reduce((highest, { place }) => Math.max(highest, place), 0);
  return { id, state: step(waitingRoomMachine, known?.state ?? 'notNeeded', 'join'), place: last + 1 };
}

const waiting = <W extends Waiter>(queue: readonly W[]): W[] => queue.filter(({ state }) => state === 'waiting');

/** Number of members who are called before this one, or null if this one is not waiting. */
export function peopleAhead(queue: readonly Waiter[], id: string): number | null {
  const own = queue.find((waiter) => waiter.id === id);
  if (own?.state !== 'waiting') return null;
  return waiting(queue).filter(({ place }) => place < own.place).length;
}

/** The members to call next: the first `count` who joined. */
export const nextCalled = <W extends Waiter>(queue: readonly W[], count: number): W[] =>
  count <= 0
    ? []
    : waiting(queue)
        .sort((one, other) => one.place - other.place)
        .slice(0, count);
