import { type ErrorCode, type EventDetail, matchingStatuses, type WishListItem } from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formProblem } from '../../shared/form/formProblem.js';
import { screenRoot, t, words } from '../../shared/screenRoot.js';
import { whale, wishesIn, wishIn } from '../../shared/story/index.js';
import { formFor, listOf } from './fixtures.js';
import { type WishRefusal, wishRefusals } from './refusals.js';
import type { WishListReady, WishValues } from './state.js';
import { WishListScreen } from './WishListScreen.js';
import { noteOf, priceParts } from './wishWords.js';

const root = screenRoot();
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
  root.render(<WishListScreen {...handlers} state={{ ...listOf(wishes), ...changes }} />);

const wish = (title: string) => page.getByRole('heading', { level: 3, name: title, exact: true });

test.each(matchingStatuses)('§4 a member sees that a wish is %s, and what that means', async (state) => {
  const one = wishIn('en_us', state);
  show([one]);
  const row = page.getByRole('listitem').filter({ has: wish(one.event.title) });
  const note = noteOf(one, 12_480, { t, format: createFormat('en_us'), lang: 'en_us' });
  for (const text of [t(`wishList.state_${state}`), note]) {
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
  }
});

test.each([
  ['matched', 'Seats found', 'Points not paid'],
  ['bought', 'Bought', 'Points paid'],
] as const)('§3 §4 a wish that is %s has the state of its points beside its own', async (state, own, points) => {
  show([wishIn('en_us', state)]);
  await expect.element(page.getByText(own, { exact: true })).toBeVisible();
  await expect.element(page.getByText(points, { exact: true })).toBeVisible();
});

test('§3 a wish shows its zone, number, price, delivery, total and place in the queue', async () => {
  const saved = wishIn('en_us', 'saved', { deliveryMethod: 'courier', deliveryFee: 40_00 });
  show([saved]);
  await expect.element(wish(saved.event.title)).toBeVisible();
  const parts = ['HK$120 × 2', 'Service charge HK$20', 'Courier, HK$40'];
  for (const text of [saved.zoneName, saved.event.venue, ...parts]) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(page.getByText('2 wishes wait before yours.')).toBeVisible();
});

test('§4 a wish with a courier shows the address and the days of the delivery, also before it is paid', async () => {
  const delivery = { deliveryAddress: '12 Rua do Cunha', deliveryDays: [10, 14] };
  const wish = wishIn('en_us', 'matched', { deliveryMethod: 'courier', deliveryFee: 200_00, ...delivery });
  show([wish]);
  await expect.element(page.getByText('To 12 Rua do Cunha', { exact: true })).toBeVisible();
  await expect.element(page.getByText('A parcel takes 10 to 14 days', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Pay [\d,]+ points/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toHaveTextContent('Courier, HK$200 · To 12 Rua do Cunha · A parcel takes 10 to 14 days');
});

test('§3 the parts of a wish’s price add up to its total', () => {
  const wish = wishIn('en_us', 'saved', { deliveryMethod: 'courier', deliveryFee: 40_00 });
  const text = { t, format: createFormat('en_us'), lang: 'en_us' } as const;
  const amounts = priceParts(wish, text).map((part) => {
    const [, dollars = '0', count = '1'] = /HK\$([\d,]+)(?: × (\d+))?/.exec(part) ?? [];
    return Number(dollars.replace(',', '')) * Number(count) * 100;
  });
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(wish.total + 40_00);
});

test('§3 a wish names its ticket type', async () => {
  const wish = wishIn('en_us', 'saved', { ticketType: 'senior' });
  show([wish]);
  await expect.element(page.getByText(`${wish.zoneName} (Senior)`, { exact: true })).toBeVisible();
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
  show([wishIn('en_us', 'matching', { quantity: 4, passedOver })]);
  await expect
    .element(page.getByText(/you asked for 4, 2 came back\. Offered to a wish behind yours \(2 tickets\)/))
    .toBeVisible();
});

test('§7 an open wish moves by keyboard, within the open ones; a finished one does not', async () => {
  const open = [wishIn('en_us', 'saved'), wishIn('en_us', 'matching')];
  const over = wishIn('en_us', 'cancelled');
  show([...open, over]);
  const [first, second] = open;
  const down = page.getByRole('button', { name: new RegExp(`^Move down: ${first?.event.title}, `) });
  await expect.element(down).toBeVisible();
  (down.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(handlers.onMove).toHaveBeenLastCalledWith(first, 2);
  await expect
    .element(page.getByText(new RegExp(`^${first?.event.title}, .* is now wish 2 of 2\\.$`)))
    .toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: new RegExp(`^Move down: ${second?.event.title}, `) }))
    .toBeDisabled();
  expect(page.getByRole('button', { name: new RegExp(`^Move up: ${over.event.title}, `) }).elements()).toEqual([]);
});

test('the buttons of two wishes for one event have different names: with the day and the zone', async () => {
  const { event } = wishIn('en_us', 'saved');
  const later = { ...event, startsAt: '2026-12-24T12:00:00.000Z' };
  show([
    wishIn('en_us', 'matched', { event }),
    wishIn('en_us', 'matched', { event: later }),
    wishIn('en_us', 'saved', { event, zoneName: 'Zone B' }),
    wishIn('en_us', 'saved', { event, zoneName: 'Zone C' }),
  ]);
  await expect.element(page.getByRole('button', { name: /^Cancel the wish .*, Zone B$/ })).toBeVisible();
  const buttons = [...document.querySelectorAll('main button, ol button')];
  const names = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names.length).toBeGreaterThan(8);
  expect(new Set(names).size).toBe(names.length);
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

test('§8 the question shows the balance, and without enough points it leads to the top-up instead of the payment', async () => {
  const matched = wishIn('en_us', 'matched');
  show([matched], { balance: matched.totalPoints - 500 });
  await page.getByRole('button', { name: /^Pay .* points/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'You need 500 more points', exact: true });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText(/^You have [\d,]+ points\. Top up/)).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Top up points', exact: true }))
    .toHaveAttribute('href', '/en_us/Member/TopUps.html');
  expect(dialog.getByRole('button', { name: /^Pay/ }).elements()).toEqual([]);
});

const steps = {
  buy: /EventDetail\.html\?.*#zones$/,
  event: /EventDetail\.html\?eventId=[^&]*$/,
  topUp: /TopUps\.html$/,
  browse: /Events\.html$/,
  list: /^#wishes-title$/,
} as const;

test.each(Object.entries(wishRefusals))(
  '§8 the refusal %s has its own title, its reason and a next step: %s',
  async (code, step) => {
    const failure = {
      kind: code === 'wishNotFound' ? 'notFound' : 'busy',
      code: code as ErrorCode,
      message: 'The reason.',
    } as const;
    show(wishesIn('en_us'), { failed: { action: 'restore', wish: wishIn('en_us', 'cancelled'), failure } });
    const alert = page.getByRole('alert');
    await expect
      .element(alert.getByText(words.wishList[`refused_${code as WishRefusal}`], { exact: true }))
      .toBeVisible();
    await expect.element(alert.getByText('The reason.')).toBeVisible();
    expect(alert.getByRole('link').element().getAttribute('href')).toMatch(steps[step]);
    await expect.element(alert).not.toHaveTextContent(/system is busy|page not found/i);
  },
);

test('§8 without enough points the step is a top-up; with them it is the payment', async () => {
  const due = wishIn('en_us', 'pointsNotPaid');
  show([due], { balance: due.totalPoints - 1 });
  await expect
    .element(page.getByRole('link', { name: new RegExp(`^Top up points ${due.event.title}, `) }))
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
  await page.getByRole('button', { name: new RegExp(`^${label} ${one.event.title}, `) }).click();
  expect(handlers.onAction).toHaveBeenLastCalledWith(one, action);
});

test('§8 a search without a result says so, and cannot reorder what it does not show', async () => {
  show(wishesIn('en_us'), { words: 'nothing like it' });
  await expect.element(page.getByRole('heading', { name: words.common.noSearchResult, exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: /^Move/ }).elements()).toEqual([]);
  await page.getByRole('button', { name: words.wishList.clear, exact: true }).click();
  expect(handlers.onSearch).toHaveBeenLastCalledWith('');
});

test('§8 a member without wishes reads how one is made', async () => {
  show([]);
  await expect.element(page.getByRole('heading', { name: words.common.noRecordsFound, exact: true })).toBeVisible();
});

const form = (values: Partial<WishValues>, event: Partial<EventDetail> = {}) =>
  formFor({ ...whale('en_us'), ...event }, values);

const save = page.getByRole('button', { name: words.wishList.submit, exact: true });

test('§5 a wish of up to 4 tickets of a sold-out zone is saved with what it would cost', async () => {
  show([], { newWish: form({ quantity: 4 }) });
  await expect.element(page.getByRole('radio', { name: '4', exact: true })).toBeChecked();
  expect(page.getByRole('radio', { name: '5', exact: true }).elements()).toEqual([]);
  await expect.element(page.getByText('HK$1,160', { exact: true })).toBeVisible();
  await save.click();
  expect(handlers.onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ zone: 'B', quantity: 4 }));
});

test('§9 a wish for which the member asked for more than the limit says that it starts with fewer', async () => {
  show([], { newWish: { ...form({ quantity: 4 }), asked: 6 } });
  const quantity = page.getByRole('radiogroup', { name: words.wishList.quantity, exact: true });
  await expect
    .element(quantity)
    .toHaveAccessibleDescription(/^You asked for 6 tickets, which is over the limit, so the form starts with 4\. /);
});

test('§3 §9 the zones have the all-in price of the event’s page, and it follows the ticket type', async () => {
  const ticketTypes = [
    { ticketType: 'standard', percent: 100 },
    { ticketType: 'senior', percent: 50 },
  ] as const;
  show([], { newWish: form({}) });
  const zone = (price: string) => page.getByRole('radio', { name: new RegExp(`HK\\$${price}\\b`) });
  await expect.element(zone('290')).toBeVisible();
  expect(page.getByRole('radio', { name: 'Senior', exact: true }).elements()).toEqual([]);
  show([], { newWish: form({ ticketType: 'senior' }, { ticketTypes: [...ticketTypes] }) });
  await expect.element(page.getByRole('radio', { name: 'Senior', exact: true })).toBeChecked();
  await expect.element(zone('150')).toBeVisible();
  await expect
    .element(page.getByText('HK$140 × 2 · Service charge HK$20 · E-ticket, free. Paid with 30,000 points'))
    .toBeVisible();
});

test('§9 the limit is of one event: a wish for another performance counts', async () => {
  handlers.onAdd.mockClear();
  const event = { ...wishIn('en_us', 'saved').event, id: whale('en_us').id, performanceId: 'whale-5' };
  show([wishIn('en_us', 'bought', { event, quantity: 3 })], { newWish: form({ quantity: 2 }) });
  await save.click();
  await expect.element(formProblem.getByText(/of one event per person, bought wishes included/)).toBeVisible();
  expect(handlers.onAdd).not.toHaveBeenCalled();
});

test('§5 a zone that a wish would be refused for cannot be chosen, and says why', async () => {
  const event = { ...wishIn('en_us', 'saved').event, id: whale('en_us').id, performanceId: 'whale-4' };
  show([wishIn('en_us', 'saved', { event, zone: 'B', quantity: 1 })], { newWish: form({ zone: '' }) });
  const zone = (description: RegExp) =>
    page
      .getByRole('radiogroup', { name: words.wishList.zone, exact: true })
      .getByRole('radio')
      .elements()
      .filter((radio) => {
        const ids = radio.getAttribute('aria-describedby')?.split(' ') ?? [];
        return description.test(ids.map((id) => document.getElementById(id)?.textContent).join());
      });
  await expect.poll(() => zone(/already have a wish/)).toHaveLength(1);
  expect(zone(/already have a wish|still has that many/).every((radio) => radio.matches(':disabled'))).toBe(true);
  expect(zone(/^$/).every((radio) => radio.matches(':enabled'))).toBe(true);
});

test.each([
  ['a zone that still has the tickets', { performanceId: 'whale-2' }, [], /still has that many tickets/],
  ['no zone', { zone: '' }, [], /Choose a zone/],
  ['a second wish for the zone', {}, ['B'], /already have a wish for these tickets/],
] as const)('§5 %s is refused before anything is sent', async (_, values, wished, message) => {
  handlers.onAdd.mockClear();
  const event = { ...wishIn('en_us', 'saved').event, id: whale('en_us').id, performanceId: 'whale-4' };
  show(
    wished.map((zone) => wishIn('en_us', 'saved', { event, zone, quantity: 1 })),
    { newWish: form(values) },
  );
  await save.click();
  await expect.element(formProblem).toHaveFocus();
  await expect.element(formProblem.getByText(message)).toBeVisible();
  expect(handlers.onAdd).not.toHaveBeenCalled();
});
