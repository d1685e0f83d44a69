import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import chapters from '../forms.md?raw';
import { freshRoot } from './testing/freshRoot.js';
import { InEnglish } from './testing/inEnglish.js';
import { Order } from './testing/samples/Order.js';
import order from './testing/samples/Order.tsx?raw';
import { Subscription } from './testing/samples/Subscription.js';
import subscription from './testing/samples/Subscription.tsx?raw';

const root = freshRoot();

test('forms.md has the samples as they are tested', () => {
  for (const sample of [order, subscription]) {
    expect(chapters).toContain(sample.replace(/'[./]+components\/(\w+)\/index.js'/g, "'@first-gong/ui/$1'"));
  }
});

test('react-hook-form focuses the first field with an error: a date, then radio buttons, then a text', async () => {
  const onSend = vi.fn();
  root.render(
    <InEnglish>
      <Order onSend={onSend} />
    </InEnglish>,
  );
  const send = page.getByRole('button', { name: 'Order', exact: true });
  await send.click();
  await expect.element(page.getByRole('spinbutton', { name: /^day/ })).toHaveFocus();
  await userEvent.keyboard('24122026');
  await send.click();
  await expect.element(page.getByRole('radio', { name: 'Stalls', exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await send.click();
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus();
  await userEvent.keyboard('Ho');
  await send.click();
  await expect.poll(() => onSend.mock.calls[0]?.[0]).toEqual({ day: '2026-12-24', zone: 'circle', name: 'Ho' });
});

test('an action of React gets the fields, and its error leaves them as they are', async () => {
  const subscribe = vi.fn(async (_: FormData) => 'Enter an email address.');
  root.render(<Subscription subscribe={subscribe} />);
  const email = page.getByRole('textbox', { name: 'Email', exact: true });
  await email.fill('ho');
  const weekly = page.getByRole('checkbox', { name: 'Every week', exact: true });
  await weekly.click();
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect.element(email).toHaveAccessibleDescription('Enter an email address.');
  expect([...(subscribe.mock.calls[0]?.[0] ?? [])]).toEqual([
    ['email', 'ho'],
    ['weekly', 'on'],
  ]);
  await expect.element(email).toHaveValue('ho');
  await expect.element(weekly).toBeChecked();
});
