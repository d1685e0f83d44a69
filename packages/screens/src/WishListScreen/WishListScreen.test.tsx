import { matchingStatuses, type WishListItem } from '@first-gong/domain';
import { createTranslate } from '@first-gong/i18n';
import { loadAllWords } from '@first-gong/i18n/load';
import { freshRoot } from '@first-gong/ui/testing';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { whale, wishesIn, wishIn } from '../shared/story/index.js';
import { TextProvider } from '../shared/text/index.js';
import type { WishListReady } from './state.js';
import { WishListScreen } from './WishListScreen.js';

const words = await loadAllWords('en_us');
const t = createTranslate('en_us', words);
const root = freshRoot();
const handlers = {
  onAction: vi.fn(),
  onMove: vi.fn(),
  onAdd: vi.fn(),
  onChange: vi.fn(),
  onSearch: vi.fn(),
  onEventRetry: vi.fn(),
  onRetry: vi.fn(),
};

const show = (wishes: WishListItem[], changes: Partial<WishListReady> = {}) =>
  root.render(
    <TextProvider lang="en_us" words={words}>
      <WishListScreen
        {...handlers}
        state={{
          kind: 'ready',
          wishes,
          words: '',
          balance: 12_480,
          busy: null,
          done: null,
          failed: null,
          newWish: null,
          ...changes,
        }}
      />
    </TextProvider>,
  );

const wish = (title: string) => page.getByRole('heading', { level: 3, name: title, exact: true });

test('§4 each of the eight states has its words', async () => {
  show(wishesIn('en_us'));
  for (const state of matchingStatuses) {
    await expect.element(page.getByText(t(`wishList.state_${state}`), { exact: true })).toBeVisible();
  }
});

test('§3 a wish shows its zone, number, price, delivery, total and place in the queue', async () => {
  const saved = wishIn('en_us', 'saved', { deliveryMethod: 'courier', deliveryFee: 40_00 });
  show([saved]);
  await expect.element(wish(saved.event.title)).toBeVisible();
  for (const text of [saved.ticketType, saved.event.venue, 'HK$120 × 2', 'Courier, HK$40']) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(page.getByText('2 wishes wait before yours.')).toBeVisible();
});

test('§4 a wish that was passed over says why and what was offered to whom, without names', async () => {
  const passedOver = {
    at: '2026-11-20T10:15:00.000Z',
    seats: 2,
    left: 2,
    reason: 'tooFew' as const,
    place: 0,
    offers: [{ place: 1, quantity: 2 }],
  };
  show([wishIn('en_us', 'saved', { quantity: 4, position: 0, passedOver })]);
  await expect
    .element(page.getByText(/you asked for 4, 2 came back\. Offered to a wish behind yours \(2 tickets\)/))
    .toBeVisible();
});

test('§7 an open wish moves by keyboard, within the open ones; a finished one does not', async () => {
  const open = [wishIn('en_us', 'saved'), wishIn('en_us', 'matching')];
  const over = wishIn('en_us', 'cancelled');
  show([...open, over]);
  const [first, second] = open;
  const down = page.getByRole('button', { name: `Move down: ${first?.event.title}`, exact: true });
  await expect.element(down).toBeVisible();
  (down.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(handlers.onMove).toHaveBeenLastCalledWith(first, 2);
  await expect.element(page.getByText(`${first?.event.title} is now wish 2 of 2.`)).toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: `Move down: ${second?.event.title}`, exact: true }))
    .toBeDisabled();
  expect(page.getByRole('button', { name: `Move up: ${over.event.title}`, exact: true }).elements()).toEqual([]);
});

test('§4 points are paid only after a question, whose safe answer has the focus', async () => {
  const matched = wishIn('en_us', 'matched');
  show([matched], { balance: 90_000 });
  await page.getByRole('button', { name: /^Pay .* points/ }).click();
  await expect.element(page.getByRole('button', { name: 'Back', exact: true })).toHaveFocus();
  expect(handlers.onAction).not.toHaveBeenCalled();
  await page.getByRole('alertdialog').getByRole('button', { name: /^Pay/ }).click();
  expect(handlers.onAction).toHaveBeenCalledExactlyOnceWith(matched, 'pay');
});

test('§8 without enough points the step is a top-up; with them it is the payment', async () => {
  const due = wishIn('en_us', 'pointsNotPaid');
  show([due], { balance: due.totalPoints - 1 });
  await expect
    .element(page.getByRole('link', { name: `Top up points ${due.event.title}`, exact: true }))
    .toHaveAttribute('href', '/en_us/Member/TopUps.html');
  show([due], { balance: due.totalPoints });
  await expect.element(page.getByRole('button', { name: /^Pay .* points/ })).toBeVisible();
});

test.each([
  ['cancelled', 'Restore', 'restore'],
  ['paymentFailed', 'Try again', 'restore'],
  ['saved', 'Cancel the wish', 'cancel'],
  ['bought', 'Remove from the list', 'remove'],
] as const)('§4 a wish that is %s has the action “%s”', async (state, label, action) => {
  const one = wishIn('en_us', state);
  show([one]);
  await page.getByRole('button', { name: `${label} ${one.event.title}`, exact: true }).click();
  expect(handlers.onAction).toHaveBeenLastCalledWith(one, action);
});

test('§8 a search without a result says so, and cannot reorder what it does not show', async () => {
  show(wishesIn('en_us'), { words: 'nothing like it' });
  await expect.element(page.getByText(words.wishList.noneFoundTitle)).toBeVisible();
  expect(page.getByRole('button', { name: /^Move/ }).elements()).toEqual([]);
  await page.getByRole('button', { name: words.wishList.clear, exact: true }).click();
  expect(handlers.onSearch).toHaveBeenLastCalledWith('');
});

test('§8 a member without wishes reads how one is made', async () => {
  show([]);
  await expect.element(page.getByRole('heading', { name: words.wishList.emptyTitle, exact: true })).toBeVisible();
});

const form = (values: { zone?: string; quantity?: number; performanceId?: string }): WishListReady['newWish'] => ({
  kind: 'ready',
  event: whale('en_us'),
  values: { performanceId: 'whale-4', zone: 'B', quantity: 2, seatWish: 'any', deliveryMethod: 'eTicket', ...values },
  submitting: false,
  error: null,
  failure: null,
});

const save = page.getByRole('button', { name: words.wishList.submit, exact: true });

test('§5 a wish of up to 4 tickets of a sold-out zone is saved with what it would cost', async () => {
  show([], { newWish: form({ quantity: 4 }) });
  await expect.element(page.getByRole('radio', { name: '4', exact: true })).toBeChecked();
  expect(page.getByRole('radio', { name: '5', exact: true }).elements()).toEqual([]);
  await expect.element(page.getByText('HK$1,160', { exact: true })).toBeVisible();
  await save.click();
  expect(handlers.onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ zone: 'B', quantity: 4 }));
});

test.each([
  ['a zone that still has the tickets', { performanceId: 'whale-2' }, [], /still has that many tickets/],
  ['no zone', { zone: '' }, [], /Choose a zone/],
  ['a second wish for the zone', {}, ['B'], /already wish for this zone/],
] as const)('§5 %s is refused before anything is sent', async (_, values, wished, message) => {
  handlers.onAdd.mockClear();
  const event = { ...wishIn('en_us', 'saved').event, performanceId: 'whale-4' };
  show(
    wished.map((zone) => wishIn('en_us', 'saved', { event, zone, quantity: 1 })),
    { newWish: form(values) },
  );
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible();
  expect(handlers.onAdd).not.toHaveBeenCalled();
});
