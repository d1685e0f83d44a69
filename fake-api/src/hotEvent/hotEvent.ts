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

/** Maximum people in the room that invented people fill up to. */
const mostPeople = 10_000;
/** Id prefix of invented people. No member id starts with it. */
const inventedPrefix = 'invented ';

interface Waiting extends Waiter {
  enterUntil: string | null;
}

export type HotEvent = ReturnType<typeof createHotEvent>;

/**
 * A hot event and its waiting room (spec §3, §4), lost at a restart. Every operation takes constant time for any number
 * of people.
 */
export function createHotEvent(now: () => number) {
  let current: HotEventState = hotEventMachine.initial;
  let lastTurnAt = 0;
  let invented = 0;
  let called = 0;
  const people = new Map<string, Waiting>();
  /** Member ids by place, in the order of joining. */
  const line: string[] = [];
  /** Called people who may not have entered, in the order of calls. */
  let entering: string[] = [];

  const tell = (waiting: Waiting, event: WaitingRoomEvent, until: string | null = null) => {
    const state = step(waitingRoomMachine, waiting.state, event);
    people.set(waiting.id, { ...waiting, state, enterUntil: until });
  };

  /** Ends an expired turn. Returns whether the member has time left. */
  const hasTime = (id: string): boolean => {
    const waiting = people.get(id);
    if (!waiting?.enterUntil) return false;
    if (!isOver(waiting.enterUntil, now())) return true;
    if (id.startsWith(inventedPrefix)) people.delete(id);
    else tell(waiting, 'entryTimeEnds');
    return false;
  };

  /** Ends missed turns, then calls the next people. */
  const admitDue = () => {
    const firstWithTime = entering.findIndex(hasTime);
    if (firstWithTime !== 0) entering = firstWithTime === -1 ? [] : entering.slice(firstWithTime);
    // The demonstration can set the clock back.
    lastTurnAt = Math.min(lastTurnAt, now());
    const turns = Math.floor((now() - lastTurnAt) / waitingRoomCall);
    const next = line.slice(called, called + turns);
    for (const id of next) {
      const waiting = people.get(id);
      if (waiting) tell(waiting, 'call', enterUntil(now()));
      entering.push(id);
    }
    called += next.length;
    // Keeps one unused turn, so that the first member of an empty room is called at once.
    lastTurnAt = next.length < turns ? now() - waitingRoomCall : lastTurnAt + turns * waitingRoomCall;
  };

  const joinAtEnd = (id: string) => {
    const known = people.get(id);
    const waiter = joinWaitingRoom(known, id, line.length);
    if (waiter === known) return;
    line.push(id);
    people.set(id, { ...waiter, enterUntil: null });
  };

  /** The state of a member. `notNeeded` without a hot event, and before joining. */
  const placeOf = (memberId: string): WaitingRoomPlace => {
    admitDue();
    // After the clock was set back, an expired member may be behind others in the list.
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
    /** Starts or ends the hot event. Ending empties the waiting room; repeating changes nothing. */
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
    /** Joins at the end, or enters after the call. Other members keep their place. */
    joinOrEnter(memberId: string): WaitingRoomPlace {
      admitDue();
      const known = people.get(memberId);
      if (known?.state === 'called') tell(known, 'enter');
      else if (current === 'on') joinAtEnd(memberId);
      return placeOf(memberId);
    },
    /** @throws RuleError `waitingRoomFirst` during a hot event, before entering */
    mayHold(memberId: string): void {
      if (current === 'on' && placeOf(memberId).state !== 'entered') throw new RuleError('waitingRoomFirst');
    },
    /** Number of waiting people. */
    waiting(): number {
      admitDue();
      return line.length - called;
    },
    /** Adds invented people who never enter, up to 10,000 in the room. For the demonstration. */
    crowd(size: number): void {
      if (current === 'off') return;
      admitDue();
      const joining = Math.min(size, mostPeople - people.size);
      for (let count = 0; count < joining; count += 1) {
        invented += 1;
        joinAtEnd(`${inventedPrefix}${invented}`);
      }
    },
  };
}
