import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allows, IllegalEvent, step } from '../machine.js';
import { isOver } from '../time/time.js';
import { hotEventEvents, hotEventMachine, hotEventStates } from './hotEventMachine.js';
import { waitingRoomStates } from './waitingRoom.js';
import {
  enterUntil,
  joinWaitingRoom,
  nextCalled,
  peopleAhead,
  type Waiter,
  waitingRoomEvents,
  waitingRoomMachine,
} from './waitingRoomMachine.js';

/** Every pair of a state and an event. */
const pairs = <S, E>(states: readonly S[], events: readonly E[]) =>
  states.flatMap((state) => events.map((event) => [state, event] as const));

describe('§4 a hot event', () => {
  const legal: Record<string, string> = { 'off begin': 'on', 'on end': 'off' };

  test.each(pairs(hotEventStates, hotEventEvents))('%s on %s', (state, event) => {
    const next = legal[`${state} ${event}`];
    expect(allows(hotEventMachine, state, event)).toBe(next !== undefined);
    if (next) expect(step(hotEventMachine, state, event)).toBe(next);
    else expect(() => step(hotEventMachine, state, event)).toThrow(IllegalEvent);
  });

  test('is off at first', () => {
    expect(hotEventMachine.initial).toBe('off');
  });
});

describe('§4 the waiting room of a hot event', () => {
  const legal: Record<string, string> = {
    'notNeeded join': 'waiting',
    'waiting call': 'called',
    'waiting hotEventEnds': 'notNeeded',
    'called enter': 'entered',
    'called entryTimeEnds': 'missed',
    'called hotEventEnds': 'notNeeded',
    'entered hotEventEnds': 'notNeeded',
    'missed join': 'waiting',
    'missed hotEventEnds': 'notNeeded',
  };

  test.each(pairs(waitingRoomStates, waitingRoomEvents))('%s on %s', (state, event) => {
    const next = legal[`${state} ${event}`];
    expect(allows(waitingRoomMachine, state, event)).toBe(next !== undefined);
    if (next) expect(step(waitingRoomMachine, state, event)).toBe(next);
    else expect(() => step(waitingRoomMachine, state, event)).toThrow(IllegalEvent);
  });

  test('nobody waits at first', () => {
    expect(waitingRoomMachine.initial).toBe('notNeeded');
  });

  test('a called member has 2 minutes to enter', () => {
    const until = enterUntil('2026-11-20T13:00:00.000Z');
    expect(isOver(until, '2026-11-20T13:01:59.999Z')).toBe(false);
    expect(isOver(until, '2026-11-20T13:02:00.000Z')).toBe(true);
  });
});

describe('§4 the line of the waiting room', () => {
  const line = (...ids: string[]): Waiter[] => ids.map((id, index) => ({ id, state: 'waiting', place: index + 1 }));

  test('a new member joins at the end', () => {
    expect(joinWaitingRoom(line('ada', 'ben'), 'cho')).toEqual({ id: 'cho', state: 'waiting', place: 3 });
    expect(joinWaitingRoom([], 'ada')).toEqual({ id: 'ada', state: 'waiting', place: 1 });
  });

  test('a member who joins again keeps the place', () => {
    const [ada, ben] = line('ada', 'ben');
    expect(joinWaitingRoom(line('ada', 'ben'), 'ada')).toEqual(ada);
    for (const state of ['called', 'entered'] as const) {
      const row = { id: 'ada', place: 1, state };
      expect(joinWaitingRoom([row, ...(ben ? [ben] : [])], 'ada')).toEqual(row);
    }
  });

  test('a member who missed the turn joins again at the end', () => {
    const queue: Waiter[] = [{ id: 'ada', state: 'missed', place: 1 }, ...line('ben').map((w) => ({ ...w, place: 2 }))];
    expect(joinWaitingRoom(queue, 'ada')).toEqual({ id: 'ada', state: 'waiting', place: 3 });
  });

  test('a place reports how many members are called before', () => {
    const queue = line('ada', 'ben', 'cho');
    expect(['ada', 'ben', 'cho'].map((id) => peopleAhead(queue, id))).toEqual([0, 1, 2]);
    expect(peopleAhead(queue, 'dee')).toBeNull();
    expect(peopleAhead([{ id: 'ada', state: 'called', place: 1 }, ...queue.slice(1)], 'ada')).toBeNull();
    expect(peopleAhead([{ id: 'ada', state: 'called', place: 1 }, ...queue.slice(1)], 'cho')).toBe(1);
  });

  test('a member who joined later is never called earlier, in any order of the stored rows', () => {
    const ids = fc.constantFrom('ada', 'ben', 'cho', 'dee', 'eve', 'fay');
    const asked = fc.record({ what: fc.constantFrom('join', 'call', 'miss'), id: ids, room: fc.nat(2) });
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 60 }), (story) => {
        let queue: Waiter[] = [];
        let joined: string[] = [];
        const put = (row: Waiter) => {
          queue = [row, ...queue.filter(({ id }) => id !== row.id)];
        };
        for (const { what, id, room } of story) {
          const known = queue.find((waiter) => waiter.id === id);
          if (what === 'join') {
            if (known === undefined || known.state === 'missed') joined.push(id);
            put(joinWaitingRoom(queue, id));
          } else if (what === 'call') {
            const called = nextCalled(queue, room);
            expect(called.map((waiter) => waiter.id)).toEqual(joined.slice(0, room));
            joined = joined.slice(room);
            for (const waiter of called) put({ ...waiter, state: step(waitingRoomMachine, waiter.state, 'call') });
          } else if (known?.state === 'called') {
            put({ ...known, state: step(waitingRoomMachine, known.state, 'entryTimeEnds') });
          }
          expect(joined.map((waiting) => peopleAhead(queue, waiting))).toEqual(joined.map((_, index) => index));
        }
      }),
    );
  });
});
