import type { HotEventState, Waiter, WaitingRoomEvent, WaitingRoomPlace } from '@first-gong/domain';
import {
  allows,
  enterUntil,
  hotEventMachine,
  isOver,
  joinWaitingRoom,
  peopleAhead,
  RuleError,
  step,
  toInstant,
  waitingRoomCall,
  waitingRoomMachine,
} from '@first-gong/domain';

/** Invented people join while there are fewer people in the room. */
const mostPeople = 10_000;
/** The ids of invented people begin with it, and no member's does. */
const inventedPrefix = 'invented ';

interface Waiting extends Waiter {
  enterUntil: string | null;
}

export type HotEvent = ReturnType<typeof createHotEvent>;

/**
 * A hot event and its waiting room (spec §3, §4). In memory: a restart ends both. Every step of a member costs the same,
 * however many wait: places and the last called place say who is next and how many are ahead, without a look at the
 * others.
 */
export function createHotEvent(now: () => number) {
  let current: HotEventState = hotEventMachine.initial;
  let lastTurnAt = 0;
  let invented = 0;
  let called = 0;
  const people = new Map<string, Waiting>();
  /** The id of each place, in the order of joining: place 1 first. */
  const line: string[] = [];
  /** People who were called and may not have entered, in the order of the calls. */
  let entering: string[] = [];

  const tell = (waiting: Waiting, event: WaitingRoomEvent, until: string | null = null) => {
    const state = step(waitingRoomMachine, waiting.state, event);
    people.set(waiting.id, { ...waiting, state, enterUntil: until });
  };

  /** Ends the turn of a called member whose time to enter is over. Returns whether the member still has time. */
  const hasTime = (id: string): boolean => {
    const waiting = people.get(id);
    if (!waiting?.enterUntil) return false;
    if (!isOver(waiting.enterUntil, now())) return true;
    if (id.startsWith(inventedPrefix)) people.delete(id);
    else tell(waiting, 'entryTimeEnds');
    return false;
  };

  /** Settles the waiting room: first missed turns end, then the next people are called. */
  const settle = () => {
    const firstWithTime = entering.findIndex(hasTime);
    if (firstWithTime !== 0) entering = firstWithTime === -1 ? [] : entering.slice(firstWithTime);
    // The demonstration can turn the clock back.
    lastTurnAt = Math.min(lastTurnAt, now());
    const turns = Math.floor((now() - lastTurnAt) / waitingRoomCall);
    const next = line.slice(called, called + turns);
    for (const id of next) {
      const waiting = people.get(id);
      if (waiting) tell(waiting, 'call', enterUntil(now()));
      entering.push(id);
    }
    called += next.length;
    // At most one unused turn is kept: a member who joins an empty room is called at once.
    lastTurnAt = next.length < turns ? now() - waitingRoomCall : lastTurnAt + turns * waitingRoomCall;
  };

  const joinAtEnd = (id: string) => {
    const known = people.get(id);
    const waiter = joinWaitingRoom(known, id, line.length);
    if (waiter === known) return;
    line.push(id);
    people.set(id, { ...waiter, enterUntil: null });
  };

  /** A member's place. `notNeeded` while there is no hot event, and before the member has joined. */
  const placeOf = (memberId: string): WaitingRoomPlace => {
    settle();
    // A clock that was turned back can leave a member behind others whose time ends later.
    hasTime(memberId);
    const own = people.get(memberId);
    return {
      state: own?.state ?? waitingRoomMachine.initial,
      ahead: peopleAhead(own, called),
      enterUntil: own?.enterUntil ?? null,
      serverNow: toInstant(now()),
    };
  };

  return {
    placeOf,
    isOn: () => current === 'on',
    /** Begins the hot event, or ends it and empties the waiting room. The same state again changes nothing. */
    turn(state: HotEventState): void {
      const event = state === 'on' ? 'begin' : 'end';
      if (!allows(hotEventMachine, current, event)) return;
      current = step(hotEventMachine, current, event);
      people.clear();
      line.length = 0;
      entering = [];
      called = 0;
      lastTurnAt = now() - waitingRoomCall;
    },
    /** Joins at the end, or enters once called. A member who waits or has entered keeps the place. */
    joinOrEnter(memberId: string): WaitingRoomPlace {
      settle();
      const known = people.get(memberId);
      if (known?.state === 'called') tell(known, 'enter');
      else if (current === 'on') joinAtEnd(memberId);
      return placeOf(memberId);
    },
    /** Lets a member hold seats. @throws RuleError `waitingRoomFirst` during a hot event, before the member has entered. */
    mayHold(memberId: string): void {
      if (current === 'on' && placeOf(memberId).state !== 'entered') throw new RuleError('waitingRoomFirst');
    },
    /** The number of people who wait to be called. */
    waiting(): number {
      settle();
      return line.length - called;
    },
    /** Adds invented people at the end, who wait and never enter, up to 10,000 people in the room. For the demonstration. */
    crowd(size: number): void {
      if (current === 'off') return;
      settle();
      const joining = Math.min(size, mostPeople - people.size);
      for (let count = 0; count < joining; count += 1) {
        invented += 1;
        joinAtEnd(`${inventedPrefix}${invented}`);
      }
    },
  };
}
