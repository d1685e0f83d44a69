import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Steps } from './Steps.js';

const root = freshRoot();

const steps = ['Performance', 'Seats', 'Cart', 'Check', 'Receipt'];
const items = page.getByRole('listitem');

const show = (current: number) =>
  root.render(<Steps label="Steps of your purchase" steps={steps} current={current} doneLabel="done" />);

describe('Steps', () => {
  test('is a named list in the order of the purchase', async () => {
    show(2);
    await expect.element(page.getByRole('list', { name: 'Steps of your purchase', exact: true })).toBeVisible();
    expect(items.elements().map((item) => steps.find((step) => item.textContent?.includes(step)))).toEqual(steps);
  });

  test.each([0, 2, 4])(
    'at step %i only that step is current, the steps before are done, those after are neither',
    async (at) => {
      show(at);
      await expect.poll(() => items.elements().length).toBe(5);
      const read = items.elements().map((item) => {
        if (item.getAttribute('aria-current') === 'step') return 'current';
        return item.textContent?.endsWith('done') ? 'done' : 'ahead';
      });
      expect(read).toEqual(steps.map((_, index) => (index < at ? 'done' : index === at ? 'current' : 'ahead')));
    },
  );

  test('has nothing that takes the focus', async () => {
    show(2);
    await expect.element(items.first()).toBeVisible();
    expect(root.host.querySelector('a, button, [tabindex]')).toBeNull();
  });

  test('on a phone screen readers read every step, though only the current one shows its name', async () => {
    await page.viewport(390, 800);
    show(2);
    await expect.element(page.getByText('Cart')).toBeVisible();
    expect(page.getByText('Cart').element().clientWidth).toBeGreaterThan(20);
    expect(page.getByText('Seats').element().clientWidth).toBe(1);
    expect(page.getByText('Seats').element().textContent).toBe('Seats');
    await page.viewport(414, 896);
  });
});
