import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Availability, type AvailabilityProps } from './Availability.js';

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
});

const show = async (level: AvailabilityProps['level']) => {
  root.render(<Availability level={level}>8 left</Availability>);
  await expect.element(page.getByText('8 left')).toBeVisible();
};

describe('Availability', () => {
  test.each([0, 1, 2, 3, 4, 5] as const)('at level %i as many of the five dots are filled', async (level) => {
    await show(level);
    const dots = [...host.querySelectorAll('[aria-hidden] > span')];
    expect(dots).toHaveLength(5);
    // A filled dot is all border, so that print and forced colours keep it.
    const filled = dots.filter((dot) => dot.clientWidth === 0);
    expect(filled).toHaveLength(level);
  });

  test('only the word is read', async () => {
    await show(1);
    const hidden = host.querySelector('[aria-hidden]');
    expect(hidden?.textContent).toBe('');
    expect(host.textContent).toBe('8 left');
  });
});
