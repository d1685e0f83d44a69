import { loadAllWords } from '@first-gong/i18n/load';
import { freshRoot } from '@first-gong/ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { evening } from '../shared/story/index.js';
import { TextProvider } from '../shared/text/index.js';
import { type Waiting, WaitingRoomScreen } from './WaitingRoomScreen.js';

const words = await loadAllWords('en_us');
const { waitingRoom: said } = words;
const root = freshRoot();

const show = (changes: Pick<Waiting, 'ahead' | 'range'>) =>
  root.render(
    <TextProvider lang="en_us" words={words}>
      <WaitingRoomScreen
        state={{ kind: 'waiting', progress: 0.5, updatedAt: evening.browsing, stale: false, ...changes }}
        target="/en_us/EventDetail.html?eventId=night-sailing"
        events="/en_us/Events.html"
        sound="off"
        busy={false}
        failure={null}
        onSound={() => {}}
        onEnter={() => {}}
        onRetry={() => {}}
      />
    </TextProvider>,
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
