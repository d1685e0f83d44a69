import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Availability, type AvailabilityProps } from './Availability.js';

const root = freshRoot();

const show = async (fullness: AvailabilityProps['fullness']) => {
  root.render(<Availability fullness={fullness}>8 left</Availability>);
  await expect.element(page.getByText('8 left')).toBeVisible();
};

describe('Availability', () => {
  test.each([0, 1, 2, 3, 4, 5] as const)('fills %i of the five dots', async (fullness) => {
    await show(fullness);
    const dots = [...root.host.querySelectorAll('[aria-hidden] > span')];
    expect(dots).toHaveLength(5);
    // A filled dot consists of its border only, because print and forced colours keep borders.
    const filled = dots.filter((dot) => dot.clientWidth === 0);
    expect(filled).toHaveLength(fullness);
  });

  test('screen readers read the words only', async () => {
    await show(1);
    const hidden = root.host.querySelector('[aria-hidden]');
    expect(hidden?.textContent).toBe('');
    expect(root.host.textContent).toBe('8 left');
  });
});
