import { waitingRoomCall, waitingRoomEntry } from '@first-gong/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createHotEvent, type HotEvent } from './hotEvent.js';

let time = 0;
let hotEvent: HotEvent;
beforeEach(() => {
  time = Date.parse('2026-11-20T12:00:00.000Z');
  hotEvent = createHotEvent(() => time);
  hotEvent.turn('on');
});

const stateOf = (id: string) => hotEvent.placeOf(id).state;
const held = (id: string) => {
  try {
    hotEvent.mayHold(id);
    return true;
  } catch {
    return false;
  }
};

describe('§4 a hot event', () => {
  it('makes no one wait while it is off', () => {
    hotEvent.turn('off');
    expect(hotEvent.isOn()).toBe(false);
    expect(hotEvent.joinOrEnter('ada')).toMatchObject({ state: 'notNeeded', ahead: null, enterUntil: null });
    expect(held('ada')).toBe(true);
  });

  it('lets hold seats only who has joined, was called and has entered', () => {
    expect(held('ada')).toBe(false);
    expect(hotEvent.joinOrEnter('ada').state).toBe('called');
    expect(held('ada')).toBe(false);
    expect(hotEvent.joinOrEnter('ada').state).toBe('entered');
    expect(held('ada')).toBe(true);
    expect(hotEvent.joinOrEnter('ada').state).toBe('entered');
    expect(() => hotEvent.mayHold('ben')).toThrow('waitingRoomFirst');
  });

  it('calls one after the other, in the order of joining, one a turn', () => {
    const names = ['ada', 'ben', 'cho', 'dee'];
    for (const name of names) hotEvent.joinOrEnter(name);
    expect(names.map((name) => hotEvent.placeOf(name).ahead)).toEqual([null, 0, 1, 2]);
    time += waitingRoomCall - 1;
    expect(stateOf('ben')).toBe('waiting');
    time += 1;
    expect(names.map(stateOf)).toEqual(['called', 'called', 'waiting', 'waiting']);
    time += 2 * waitingRoomCall;
    expect(names.map(stateOf)).toEqual(['called', 'called', 'called', 'called']);
  });

  it('keeps the place of a member who asks again, and passes no one for it', () => {
    for (const name of ['ada', 'ben', 'cho']) hotEvent.joinOrEnter(name);
    for (let again = 0; again < 5; again += 1) hotEvent.joinOrEnter('cho');
    expect(hotEvent.placeOf('cho').ahead).toBe(1);
    time += waitingRoomCall;
    expect([stateOf('ben'), stateOf('cho')]).toEqual(['called', 'waiting']);
  });

  it('gives 2 minutes to enter; who missed them joins again at the end', () => {
    hotEvent.joinOrEnter('ada');
    const { enterUntil } = hotEvent.placeOf('ada');
    expect(Date.parse(enterUntil ?? '')).toBe(time + waitingRoomEntry);
    time += waitingRoomEntry - 1;
    expect(stateOf('ada')).toBe('called');
    time += 1;
    expect(hotEvent.placeOf('ada')).toMatchObject({ state: 'missed', enterUntil: null });
    for (const name of ['ben', 'cho']) hotEvent.joinOrEnter(name);
    expect(hotEvent.joinOrEnter('ada')).toMatchObject({ state: 'waiting', ahead: 1 });
  });

  it('lets in as many a second as the shop can serve: 3,000 members wait a minute, not two and a half hours', () => {
    for (let count = 0; count < 3000; count += 1) hotEvent.joinOrEnter(`member ${count}`);
    time += 60_000;
    expect(stateOf('member 2999')).toBe('called');
  });

  it('does not accumulate unused turns', () => {
    time += 1000 * waitingRoomCall;
    for (const name of ['ada', 'ben', 'cho']) hotEvent.joinOrEnter(name);
    expect(['ada', 'ben', 'cho'].map(stateOf)).toEqual(['called', 'waiting', 'waiting']);
  });

  it('puts invented people before members who join later', () => {
    hotEvent.crowd(60);
    expect(hotEvent.joinOrEnter('ada')).toMatchObject({ state: 'waiting', ahead: 59 });
    time += 60 * waitingRoomCall;
    expect(stateOf('ada')).toBe('called');
  });

  it('takes no more than 10,000 invented people, and forgets those whose turn is over', () => {
    for (let round = 0; round < 12; round += 1) hotEvent.crowd(1000);
    expect(hotEvent.joinOrEnter('ada')).toMatchObject({ state: 'waiting', ahead: 9999 });
    time += 9999 * waitingRoomCall;
    hotEvent.placeOf('ada');
    time += waitingRoomEntry;
    expect(stateOf('ada')).toBe('called');
    hotEvent.crowd(1000);
    expect(hotEvent.joinOrEnter('ben')).toMatchObject({ state: 'waiting', ahead: 999 });
  });

  it('empties the waiting room at its end, and starts again', () => {
    hotEvent.joinOrEnter('ada');
    hotEvent.joinOrEnter('ada');
    hotEvent.turn('off');
    hotEvent.turn('on');
    expect(stateOf('ada')).toBe('notNeeded');
    expect(held('ada')).toBe(false);
  });

  it('stays as it is when it is turned on again', () => {
    hotEvent.joinOrEnter('ada');
    hotEvent.joinOrEnter('ada');
    hotEvent.turn('on');
    expect(stateOf('ada')).toBe('entered');
  });

  it('goes on calling when the clock is turned back', () => {
    for (const name of ['ada', 'ben']) hotEvent.joinOrEnter(name);
    time -= 86_400_000;
    expect(stateOf('ben')).toBe('waiting');
    time += waitingRoomCall;
    expect(stateOf('ben')).toBe('called');
  });
});
