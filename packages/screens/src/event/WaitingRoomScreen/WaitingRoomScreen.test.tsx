import { addMilliseconds } from '@first-gong/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Announcer } from '../../shared/Announcer.js';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { evening } from '../../shared/story/index.js';
import { type Waiting, WaitingRoomScreen, type WaitingRoomState } from './WaitingRoomScreen.js';

const { waitingRoom: said } = words;
const root = screenRoot();

const waiting = (changes: Pick<Waiting, 'ahead' | 'range'> & Partial<Waiting>): Waiting => ({
  kind: 'waiting',
  progress: 0.5,
  updatedAt: evening.browsing,
  stale: false,
  ...changes,
});
const show = (changes: Pick<Waiting, 'ahead' | 'range'>) => showState(waiting(changes));
const showState = (state: WaitingRoomState) =>
  root.render(
    <Announcer>
      <WaitingRoomScreen
        state={state}
        target="/en_us/EventDetail.html?eventId=night-sailing"
        events="/en_us/Events.html"
        sound="off"
        busy={false}
        failure={null}
        onSound={() => {}}
        onEnter={() => {}}
        onRetry={() => {}}
      />
    </Announcer>,
  );
const waits = page.getByRole('definition');

test('§4 the waiting time is a range of minutes, on the stub and in the announcement, with what the range means', async () => {
  show({ ahead: 1284, range: { from: 5, to: 8 } });
  await expect.element(waits.filter({ hasText: '5–8 minutes' })).toBeVisible();
  await expect.element(page.getByText('1,284 people ahead of you. Your turn in 5 to 8 minutes.')).toBeInTheDocument();
  await expect.element(page.getByText(said.timeNote)).toBeVisible();
});

test('§4 a wait that is over within a minute is no range from 0', async () => {
  show({ ahead: 0, range: { from: 0, to: 1 } });
  await expect.element(waits.filter({ hasText: 'under 1 minute' })).toBeVisible();
  await expect.element(page.getByText('0 people ahead of you. Your turn in under a minute.')).toBeInTheDocument();
  expect(page.getByText('0–1').elements()).toEqual([]);
});

const announced = page.getByRole('status').last();

test('4.1.3 the place is said every 30 seconds at most', async () => {
  const at = (seconds: number, ahead: number) =>
    showState(
      waiting({ ahead, range: { from: 2, to: 4 }, updatedAt: addMilliseconds(evening.browsing, seconds * 1000) }),
    );
  at(0, 900);
  await expect.element(announced).toHaveTextContent(/^900 people/);
  for (const seconds of [4, 14, 29]) {
    at(seconds, 900 - seconds);
    await expect.element(waits.filter({ hasText: String(901 - seconds) })).toBeVisible();
    await expect.element(announced).toHaveTextContent(/^900 people/);
  }
  at(30, 870);
  await expect.element(announced).toHaveTextContent(/^870 people/);
});

test('2.2.1 the turn is said with its time, again at one minute, and when it is missed, in a region that stays', async () => {
  show({ ahead: 0, range: { from: 0, to: 1 } });
  await expect.element(announced).toHaveTextContent(/^0 people/);
  const region = announced.element();
  for (const [state, text] of [
    [{ kind: 'called', secondsLeft: 120 }, 'It is your turn. Enter within 2 minutes.'],
    [{ kind: 'called', secondsLeft: 61 }, 'It is your turn. Enter within 2 minutes.'],
    [{ kind: 'called', secondsLeft: 60 }, said.announceLast],
    [{ kind: 'called', secondsLeft: 1 }, said.announceLast],
    [{ kind: 'missed' }, said.announceMissed],
  ] satisfies [WaitingRoomState, string][]) {
    showState(state);
    await expect.poll(() => region.textContent).toBe(text);
  }
});
