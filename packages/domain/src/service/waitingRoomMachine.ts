import { waitingRoomEntry } from '../constants.js';
import { type Machine, step } from '../machine.js';
import { addMilliseconds, type Instant } from '../time/time.js';
import type { WaitingRoomState } from './waitingRoom.js';

export const waitingRoomEvents = ['join', 'call', 'enter', 'entryTimeEnds', 'hotEventEnds'] as const;
export type WaitingRoomEvent = (typeof waitingRoomEvents)[number];

/**
 * A member before the shop of a hot event. Who is called enters within 2 minutes or has missed the turn, and may join
 * again at the end. When the hot event is over nobody waits any more.
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

/** Until when a member called now may enter, and has missed the turn: UTC instant. */
export const enterUntil = (calledAt: Instant): string => addMilliseconds(calledAt, waitingRoomEntry);

/** One member's place. */
export interface Waiter {
  id: string;
  state: WaitingRoomState;
  /** Rises with everybody who joins: the smaller, the earlier. */
  place: number;
}

/**
 * The place of a member who joins, behind everybody else. Who waits, is called or has entered keeps the place: asking
 * again neither loses nor gains anything.
 */
export function joinWaitingRoom(queue: readonly Waiter[], id: string): Waiter {
  const known = queue.find((waiter) => waiter.id === id);
  if (known && known.state !== 'missed' && known.state !== 'notNeeded') return known;
  const last = queue.reduce((highest, { place }) => Math.max(highest, place), 0);
  return { id, state: step(waitingRoomMachine, known?.state ?? 'notNeeded', 'join'), place: last + 1 };
}

const waiting = <W extends Waiter>(queue: readonly W[]): W[] =>
  queue.filter(({ state }) => state === 'waiting').sort((a, b) => a.place - b.place);

/** How many are called before this one, or null for who is not waiting. */
export function peopleAhead(queue: readonly Waiter[], id: string): number | null {
  const index = waiting(queue).findIndex((waiter) => waiter.id === id);
  return index === -1 ? null : index;
}

/** Who is called when there is room for some more: who joined first. */
export const nextCalled = <W extends Waiter>(queue: readonly W[], room: number): W[] => waiting(queue).slice(0, room);
