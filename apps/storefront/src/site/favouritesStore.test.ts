import { CallError } from '@first-gong/contract';
import type { Favourite, FavouriteState } from '@first-gong/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FavouritesStore } from './favouritesStore.js';

const event = { id: 'night-sailing-3', title: 'Night Sailing', likes: 100 };
const inList = { ...event, likes: 101 } as unknown as Favourite;

let onServer: boolean;
let sent: boolean[];
let open: { resolve: (state: FavouriteState) => void; reject: (error: CallError) => void }[];
let hasAnswers: 'truth' | 'nothing';
let store: FavouritesStore;

const state = (favourite: boolean): FavouriteState => ({
  eventId: event.id,
  favourite,
  likes: 100 + Number(favourite),
});
const lost = new CallError({ kind: 'timeOut' });

beforeEach(() => {
  // Each reading of the clock is a millisecond later.
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => ++time);
  onServer = false;
  sent = [];
  open = [];
  hasAnswers = 'truth';
  store = new FavouritesStore({
    set: (_, favourite) =>
      new Promise((resolve, reject) => {
        sent.push(favourite);
        open.push({ resolve, reject });
      }),
    has: async () => {
      if (hasAnswers === 'nothing') throw lost;
      return onServer;
    },
  });
  store.takeList([], performance.now());
});

afterEach(() => void vi.restoreAllMocks());

/** The server handles the oldest open call. */
async function answer(): Promise<void> {
  const index = sent.length - open.length;
  onServer = sent[index] ?? false;
  open.shift()?.resolve(state(onServer));
  await settled();
}
const refuse = async (error: CallError): Promise<void> => {
  open.shift()?.reject(error);
  await settled();
};
const settled = () => new Promise((resolve) => setTimeout(resolve));
const shown = () => store.stateOf(event);

test('a press shows at once, and the answer is the truth', async () => {
  const choice = store.choose(event, true);
  expect(shown()).toEqual(state(true));
  await answer();
  expect(await choice).toBeNull();
  expect(shown()).toEqual(state(true));
});

test('a refused change is put back and reported', async () => {
  const choice = store.choose(event, true);
  await refuse(new CallError({ kind: 'notFound', code: 'eventNotFound' }, 404));
  expect(shown()).toEqual(state(false));
  expect(await choice).toMatchObject({ certain: true, sessionEnded: false });
});

test('§8 a session that has ended is told from other refusals', async () => {
  const choice = store.choose(event, true);
  await refuse(new CallError({ kind: 'forbidden', code: 'sessionExpired' }, 401));
  expect(shown().favourite).toBe(false);
  expect(await choice).toMatchObject({ sessionEnded: true });
});

test('a lost answer is asked for: a change that took place is not reported as failed', async () => {
  const choice = store.choose(event, true);
  onServer = true;
  await refuse(lost);
  expect(await choice).toBeNull();
  expect(shown()).toEqual(state(true));
});

test('a lost answer to a change that did not take place is put back and reported as certain', async () => {
  const choice = store.choose(event, true);
  await refuse(lost);
  expect(shown()).toEqual(state(false));
  expect(await choice).toMatchObject({ certain: true, failure: { kind: 'timeOut' } });
});

test('without any answer nothing is claimed, and the next press asks the server again', async () => {
  hasAnswers = 'nothing';
  const choice = store.choose(event, true);
  onServer = true;
  await refuse(lost);
  expect(await choice).toMatchObject({ certain: false });
  expect(shown().favourite).toBe(false);
  const again = store.choose(event, false);
  await answer();
  expect(await again).toBeNull();
  expect(sent).toEqual([true, false]);
  expect(onServer).toBe(false);
});

test('presses during a slow answer end in the state chosen last', async () => {
  const first = store.choose(event, true);
  void store.choose(event, false);
  expect(shown()).toEqual(state(false));
  void store.choose(event, true);
  void store.choose(event, false);
  await answer();
  await answer();
  expect(await first).toBeNull();
  expect(sent).toEqual([true, false]);
  expect(shown()).toEqual(state(false));
});

test('a double press ends where it began, and the server too', async () => {
  void store.choose(event, true);
  void store.choose(event, false);
  await answer();
  expect(open).toHaveLength(1);
  await answer();
  expect(onServer).toBe(false);
  expect(shown()).toEqual(state(false));
});

test('a failed change that the member has taken back meanwhile is not reported', async () => {
  const first = store.choose(event, true);
  void store.choose(event, false);
  await refuse(lost);
  expect(await first).toBeNull();
  expect(sent).toEqual([true]);
  expect(shown()).toEqual(state(false));
});

test('a later list tells what another tab has changed, an earlier one does not', async () => {
  const before = performance.now();
  const choice = store.choose(event, true);
  store.takeList([], performance.now());
  expect(shown().favourite).toBe(true);
  await answer();
  await choice;
  store.takeList([], before);
  expect(shown().favourite).toBe(true);
  store.takeList([], performance.now() + 1);
  expect(shown()).toEqual(state(false));
  store.takeList([inList], performance.now() + 2);
  expect(shown()).toEqual(state(true));
});

test('§2 likes of a favourite are those of the list, which is current', () => {
  store.takeList([inList], performance.now());
  expect(shown()).toEqual(state(true));
});
