import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { BankWait, type BankWaitProps } from './BankWait.js';

const root = freshRoot();

const show = async (props: Partial<BankWaitProps> = {}) => {
  root.render(
    <BankWait
      secondsLeft={521}
      totalSeconds={600}
      clockLabel="Left for the bank to answer"
      checkingLabel="Asking the bank"
      announcement=""
      {...props}
    >
      <p>Your seats are held. You are not charged twice.</p>
    </BankWait>,
  );
  await expect.element(timer).toBeVisible();
};

const timer = page.getByRole('timer');
const asking = page.getByText('Asking the bank');

describe('BankWait', () => {
  test('the clock is a timer named by the words above it, which occur only once', async () => {
    await show();
    await expect.element(timer).toHaveAccessibleName('Left for the bank to answer');
    await expect.element(timer).toHaveTextContent(/^08:41$/);
    expect(page.getByText('Left for the bank to answer').elements()).toHaveLength(1);
  });

  test('reads an announcement politely, in a live region that was there before the announcement', async () => {
    await show();
    const region = page.getByRole('status').element();
    expect(region.textContent).toBe('');
    await show({ announcement: 'Still waiting: 9 minutes left.', secondsLeft: 540 });
    await expect.element(page.getByRole('status')).toHaveTextContent('Still waiting: 9 minutes left.');
    expect(page.getByRole('status').element()).toBe(region);
  });

  test('reads nothing while the clock counts', async () => {
    await show({ announcement: '9 minutes left.', secondsLeft: 540 });
    await show({ announcement: '9 minutes left.', secondsLeft: 539 });
    await expect.element(timer).toHaveTextContent('08:59');
    expect(timer.element().closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
    await expect.element(page.getByRole('status')).toHaveTextContent(/^9 minutes left\.$/);
  });

  test('shows that the bank is being asked only while it is, and nothing moves', async () => {
    await show();
    await expect.element(asking).not.toBeVisible();
    const place = () => [timer.element().getBoundingClientRect().top, root.host.clientHeight];
    const before = place();
    await show({ checking: true });
    await expect.element(asking).toBeVisible();
    expect(place()).toEqual(before);
  });

  test('words of two lines lie below the holes', async () => {
    await page.viewport(320, 800);
    await show({
      checking: true,
      checkingLabel: 'Asking the bank that issued your card for its answer to this payment',
    });
    const words = page.getByText(/Asking the bank that issued/).element();
    const holes = timer.element().nextElementSibling;
    expect(words.getBoundingClientRect().height).toBeGreaterThan(30);
    expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(holes?.getBoundingClientRect().bottom ?? 0);
  });
});
