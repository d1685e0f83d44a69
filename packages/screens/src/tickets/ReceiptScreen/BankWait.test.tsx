import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { BankWait } from './BankWait.js';

const root = screenRoot();

const timer = page.getByRole('timer');
const asking = page.getByText(words.receipt.bankChecking);

const show = async (secondsLeft = 521, checking = false) => {
  root.render(<BankWait bankUrl="#bank" secondsLeft={secondsLeft} checking={checking} />);
  await expect.element(timer).toBeVisible();
};

describe('the wait for the bank', () => {
  test('the clock is a timer named by the words above it, which occur only once', async () => {
    await show();
    await expect.element(timer).toHaveAccessibleName(words.receipt.bankClock);
    await expect.element(timer).toHaveTextContent(/^08:41$/);
    expect(page.getByText(words.receipt.bankClock).elements()).toHaveLength(1);
  });

  test('says each minute politely, in one live region, and nothing while the clock counts', async () => {
    await show(600);
    const region = page.getByRole('status').element();
    await show(540);
    await expect.element(page.getByRole('status')).toHaveTextContent(/9 minutes left/);
    await show(541 + 58);
    await expect.element(timer).toHaveTextContent('09:59');
    await expect.element(page.getByRole('status')).toHaveTextContent(/9 minutes left/);
    expect(page.getByRole('status').element()).toBe(region);
    expect(timer.element().closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  });

  test('shows that the bank is being asked only while it is, and nothing moves', async () => {
    await show();
    await expect.element(asking).not.toBeVisible();
    const place = () => [timer.element().getBoundingClientRect().top, root.host.clientHeight];
    const before = place();
    await show(521, true);
    await expect.element(asking).toBeVisible();
    expect(place()).toEqual(before);
  });

  test('on the smallest phone the words lie below the holes', async () => {
    await page.viewport(320, 800);
    await show(521, true);
    await expect.element(asking).toBeVisible();
    const holes = timer.element().nextElementSibling;
    expect(asking.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      holes?.getBoundingClientRect().bottom ?? 0,
    );
    await page.viewport(414, 896);
  });
});
