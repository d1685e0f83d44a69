import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { HoldTimer, type HoldTimerProps } from './HoldTimer.js';

const root = freshRoot();

const show = async (secondsLeft: number, props: Partial<HoldTimerProps> = {}) => {
  root.render(
    <HoldTimer secondsLeft={secondsLeft} totalSeconds={600} label="Time left" {...props}>
      Your seats are held.
    </HoldTimer>,
  );
  await expect.element(page.getByRole('timer')).toBeVisible();
};

const holes = () => ({
  all: root.host.querySelectorAll('i').length,
  punched: root.host.querySelectorAll('i[data-punched]').length,
});

describe('HoldTimer', () => {
  test.each([
    [600, 0],
    [571, 0],
    [570, 1],
    [312, 9],
    [1, 19],
    [0, 20],
  ])('at %i seconds of ten minutes, %i of 20 holes are punched', async (secondsLeft, punched) => {
    await show(secondsLeft);
    expect(holes()).toEqual({ all: 20, punched });
  });

  test('shows minutes and seconds, and never less than zero', async () => {
    await show(521);
    await expect.element(page.getByRole('timer')).toHaveTextContent('08:41');
    await show(-3);
    await expect.element(page.getByRole('timer')).toHaveTextContent('00:00');
  });

  test('screen readers do not read the counting', async () => {
    await show(301);
    expect(root.host.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
  });
});
