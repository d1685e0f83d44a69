import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Availability, type AvailabilityProps } from './Availability.js';

const root = freshRoot();

const show = async (level: AvailabilityProps['level']) => {
  root.render(<Availability level={level}>8 left</Availability>);
  await expect.element(page.getByText('8 left')).toBeVisible();
};

describe('Availability', () => {
  test.each([0, 1, 2, 3, 4, 5] as const)('at level %i as many of the five dots are filled', async (level) => {
    await show(level);
    const dots = [...root.host.querySelectorAll('[aria-hidden] > span')];
    expect(dots).toHaveLength(5);
    // A filled dot is all border, so that print and forced colours keep it.
    const filled = dots.filter((dot) => dot.clientWidth === 0);
    expect(filled).toHaveLength(level);
  });

  test('only the word is read', async () => {
    await show(1);
    const hidden = root.host.querySelector('[aria-hidden]');
    expect(hidden?.textContent).toBe('');
    expect(root.host.textContent).toBe('8 left');
  });
});
