import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useTurnAlert } from './useTurnAlert.js';

const stops: number[] = [];
const parameter = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
const node = { connect: () => node };

/** A silent audio context that records when each tone ends, in seconds. */
class SilentContext {
  currentTime = 0;
  destination = node;
  resume = async () => {};
  close = async () => {};
  createGain = () => ({ ...node, gain: parameter });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: () => node,
    start: () => {},
    stop: (end: number) => stops.push(end),
  });
}

function Signal({ isTurn }: { isTurn: boolean }) {
  const { sound, allowSound } = useTurnAlert(isTurn);
  return (
    <button type="button" onClick={allowSound}>
      {sound}
    </button>
  );
}

afterEach(() => {
  stops.length = 0;
  vi.unstubAllGlobals();
});
const root = freshRoot();
const button = page.getByRole('button');

test('the gong of the waiting room rings only after a press has allowed it, and for less than three seconds', async () => {
  vi.stubGlobal('AudioContext', SilentContext);
  root.render(<Signal isTurn={false} />);
  await button.click();
  await expect.element(button).toHaveTextContent('on');
  expect(stops).toEqual([]);
  root.render(<Signal isTurn />);
  await expect.poll(() => stops.length).toBe(3);
  expect(Math.max(...stops)).toBeLessThan(3);
});

test('without a press there is no sound', async () => {
  vi.stubGlobal('AudioContext', SilentContext);
  root.render(<Signal isTurn />);
  await expect.element(button).toHaveTextContent('off');
  expect(stops).toEqual([]);
});
