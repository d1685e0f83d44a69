import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allows, IllegalEvent, step } from '../machine.js';
import { isOver } from '../time/time.js';
import { hotEventEvents, hotEventMachine, hotEventStates } from './hotEventMachine.js';
import { waitingRoomStates } from './waitingRoom.js';
import {
  enterUntil,
  joinWaitingRoom,
  peopleAhead,
  type Waiter,
  waitingRoomEvents,
  waitingRoomMachine,
} from './waitingRoomMachine.js';

/** All pairs of state and event. */
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

  test('no one waits at first', () => {
    expect(waitingRoomMachine.initial).toBe('notNeeded');
  });

  test('a called member has 2 minutes to enter', () => {
    const until = enterUntil('2026-11-20T13:00:00.000Z');
    expect(isOver(until, '2026-11-20T13:01:59.999Z')).toBe(false);
    expect(isOver(until, '2026-11-20T13:02:00.000Z')).toBe(true);
  });
});

describe('§4 the line of the waiting room', () => {
  const waiting = (place: number): Waiter => ({ id: 'ada', state: 'waiting', place });

  test('a new member joins at the end', () => {
    expect(joinWaitingRoom(undefined, 'ada', 0)).toEqual(waiting(1));
    expect(joinWaitingRoom(undefined, 'ada', 2)).toEqual(waiting(3));
  });

  test.each(['waiting', 'called', 'entered'] as const)(
    'a member who is %s and joins again keeps the place',
    (state) => {
      const known = { ...waiting(1), state };
      expect(joinWaitingRoom(known, 'ada', 2)).toBe(known);
    },
  );

  test('a member who missed the turn joins again at the end', () => {
    expect(joinWaitingRoom({ ...waiting(1), state: 'missed' }, 'ada', 2)).toEqual(waiting(3));
  });

  test('a place reports how many members are called before', () => {
    expect([1, 2, 3].map((place) => peopleAhead(waiting(place), 0))).toEqual([0, 1, 2]);
    expect(peopleAhead(waiting(3), 1)).toBe(1);
    expect(peopleAhead({ ...waiting(1), state: 'called' }, 1)).toBeNull();
    expect(peopleAhead(undefined, 0)).toBeNull();
  });

  test('a member who joined later is never called earlier', () => {
    const ids = fc.constantFrom('ada', 'ben', 'cho', 'dee', 'eve', 'fay');
    const asked = fc.record({ what: fc.constantFrom('join', 'call', 'miss'), id: ids });
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 60 }), (story) => {
        const people = new Map<string, Waiter>();
        let joined: string[] = [];
        let [last, called] = [0, 0];
        const move = (waiter: Waiter, event: 'call' | 'entryTimeEnds') =>
          people.set(waiter.id, { ...waiter, state: step(waitingRoomMachine, waiter.state, event) });
        for (const { what, id } of story) {
          const known = people.get(id);
          const next = [...people.values()].find(({ place }) => place === called + 1);
          if (what === 'join') {
            if (known === undefined || known.state === 'missed') joined.push(id);
            const waiter = joinWaitingRoom(known, id, last);
            last = Math.max(last, waiter.place);
            people.set(id, waiter);
          } else if (what === 'call' && next) {
            expect(next.id).toBe(joined[0]);
            joined = joined.slice(1);
            called += 1;
            move(next, 'call');
          } else if (what === 'miss' && known?.state === 'called') {
            move(known, 'entryTimeEnds');
          }
          expect(joined.map((one) => peopleAhead(people.get(one), called))).toEqual(joined.map((_, index) => index));
        }
      }),
    );
  });
});
