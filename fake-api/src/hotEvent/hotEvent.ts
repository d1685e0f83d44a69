import {
  allows,
  enterUntil,
  type HotEventState,
  hotEventMachine,
  isOver,
  joinWaitingRoom,
  nextCalled,
  peopleAhead,
  RuleError,
  step,
  toInstant,
  type Waiter,
  type WaitingRoomEvent,
  type WaitingRoomPlace,
  waitingRoomCall,
  waitingRoomMachine,
} from '@first-gong/domain';

/** A hot event and its waiting room (spec §3, §4). In memory: a restart ends both. */
export interface HotEvent {
  isOn(): boolean;
  /** Begins the hot event, or ends it and empties the waiting room. The same state again changes nothing. */
  turn(state: HotEventState): void;
  /** A member's place. `notNeeded` while there is no hot event, and before the member has joined. */
  placeOf(memberId: string): WaitingRoomPlace;
  /** Joins at the end, or enters once called. A member who waits or has entered keeps the place. */
  joinOrEnter(memberId: string): WaitingRoomPlace;
  /** Lets a member hold seats. @throws RuleError `waitingRoomFirst` during a hot event, before the member has entered. */
  mayHold(memberId: string): void;
  /** Adds invented people at the end, who wait and never enter, up to 10,000 people in the room. For the demonstration. */
  crowd(size: number): void;
}

/** Invented people join while there are fewer people in the room. */
const mostPeople = 10_000;
/** The ids of invented people begin with it, and no member's does. */
const inventedPrefix = 'invented ';

interface Waiting extends Waiter {
  enterUntil: string | null;
}

export function createHotEvent(now: () => number): HotEvent {
  let current: HotEventState = hotEventMachine.initial;
  let lastTurnAt = 0;
  let invented = 0;
  let latest: Waiting | undefined;
  const people = new Map<string, Waiting>();
  const queue = () => [...people.values()];

  const tell = (waiting: Waiting, event: WaitingRoomEvent, until: string | null = null) => {
    const state = step(waitingRoomMachine, waiting.state, event);
    people.set(waiting.id, { ...waiting, state, enterUntil: until });
  };

  /** Settles the waiting room: first missed turns end, then the next people are called. */
  const settle = () => {
    for (const waiting of queue()) {
      if (!waiting.enterUntil || !isOver(waiting.enterUntil, now())) continue;
      if (waiting.id.startsWith(inventedPrefix)) people.delete(waiting.id);
      else tell(waiting, 'entryTimeEnds');
    }
    // The demonstration can turn the clock back.
    lastTurnAt = Math.min(lastTurnAt, now());
    const turns = Math.floor((now() - lastTurnAt) / waitingRoomCall);
    const called = nextCalled(queue(), turns);
    for (const waiting of called) tell(waiting, 'call', enterUntil(now()));
    // At most one unused turn is kept: a member who joins an empty room is called at once.
    lastTurnAt = called.length < turns ? now() - waitingRoomCall : lastTurnAt + turns * waitingRoomCall;
  };

  const joinAtEnd = (id: string) => {
    const known = people.get(id);
    // The latest to join has the highest place, so the others need not be looked at.
    const place = joinWaitingRoom(
      [known, latest].filter((waiting) => waiting !== undefined),
      id,
    );
    if (place === known) return;
    latest = { ...place, enterUntil: null };
    people.set(id, latest);
  };

  const placeOf = (memberId: string): WaitingRoomPlace => {
    settle();
    const { state, enterUntil } = people.get(memberId) ?? { state: waitingRoomMachine.initial, enterUntil: null };
    return { state, ahead: peopleAhead(queue(), memberId), enterUntil, serverNow: toInstant(now()) };
  };

  return {
    isOn: () => current === 'on',
    turn(state) {
      const event = state === 'on' ? 'begin' : 'end';
      if (!allows(hotEventMachine, current, event)) return;
      current = step(hotEventMachine, current, event);
      people.clear();
      latest = undefined;
      lastTurnAt = now() - waitingRoomCall;
    },
    placeOf,
    joinOrEnter(memberId) {
      settle();
      const known = people.get(memberId);
      if (known?.state === 'called') tell(known, 'enter');
      else if (current === 'on') joinAtEnd(memberId);
      return placeOf(memberId);
    },
    mayHold(memberId) {
      if (current === 'on' && placeOf(memberId).state !== 'entered') throw new RuleError('waitingRoomFirst');
    },
    crowd(size) {
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
