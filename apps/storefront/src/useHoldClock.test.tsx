import { loadAllWords } from '@first-gong/i18n/load';
import { TextProvider } from '@first-gong/screens/shared/text';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useHoldClock } from './useHoldClock.js';

const words = await loadAllWords('en_us');

test('§9 a minute is announced when it has passed, and not when the page opens', async () => {
  let clock = { secondsLeft: -1, announcement: '' };
  function Probe({ seconds }: { seconds: number }) {
    const expiresAt = new Date(Date.parse('2026-11-22T10:00:00.000Z') + seconds * 1000).toISOString();
    // The hold was received at the end of time: no second passes during the test.
    clock = useHoldClock({ expiresAt, serverNow: '2026-11-22T10:00:00.000Z' }, Number.MAX_SAFE_INTEGER, () => {});
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const after = async (seconds: number) => {
    root.render(
      <TextProvider lang="en_us" words={words}>
        <Probe seconds={seconds} />
      </TextProvider>,
    );
    await expect.poll(() => clock.secondsLeft).toBe(seconds);
  };
  await after(280);
  expect(clock.announcement).toBe('');
  await after(120);
  await expect.poll(() => clock.announcement).toBe('2 minutes left to buy your seats.');
  await after(119);
  expect(clock.announcement).toBe('2 minutes left to buy your seats.');
  // The device has slept.
  await after(45);
  await expect.poll(() => clock.announcement).toBe('45 seconds left to buy your seats.');
  root.unmount();
});
