import { purchaseSteps } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PurchaseSteps, type PurchaseStepsProps } from './PurchaseSteps.js';
import { screenRoot, words } from './screenRoot.js';

const root = screenRoot();
const { common } = words;

const steps = [common.stepPerformance, common.stepSeats, common.stepCart, common.stepCheck, common.stepReceipt];
const items = page.getByRole('listitem');

const show = (at: number, props: Partial<PurchaseStepsProps> = {}) =>
  root.render(<PurchaseSteps current={purchaseSteps[at] ?? 'cart'} {...props} />);

describe('The steps of a purchase', () => {
  test('are a named list in the order of the purchase', async () => {
    show(2);
    await expect.element(page.getByRole('list', { name: common.stepsLabel, exact: true })).toBeVisible();
    expect(items.elements().map((item) => steps.find((step) => item.textContent?.includes(step)))).toEqual(steps);
  });

  test.each([0, 2, 4])(
    'at step %i only that step is current, the steps before are done, those after are neither',
    async (at) => {
      show(at);
      await expect.poll(() => items.elements().length).toBe(5);
      const read = items.elements().map((item) => {
        if (item.getAttribute('aria-current') === 'step') return 'current';
        return item.textContent?.endsWith(common.stepDone) ? 'done' : 'ahead';
      });
      expect(read).toEqual(steps.map((_, index) => (index < at ? 'done' : index === at ? 'current' : 'ahead')));
    },
  );

  test('have nothing that takes the focus', async () => {
    show(2);
    await expect.element(items.first()).toBeVisible();
    expect(root.host.querySelector('a, button, [tabindex]')).toBeNull();
  });

  test('on a phone screen readers read every step, though only the current one shows its name', async () => {
    await page.viewport(390, 800);
    show(2);
    await expect.element(page.getByText(common.stepCart)).toBeVisible();
    expect(page.getByText(common.stepCart).element().clientWidth).toBeGreaterThan(20);
    expect(page.getByText(common.stepSeats).element().clientWidth).toBe(1);
    expect(page.getByText(common.stepSeats).element().textContent).toBe(common.stepSeats);
  });
});
