import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { awaitingBank, refunded, type TransactionStory, transactionIn } from '../../shared/story/index.js';
import { ReceiptScreen, type ReceiptState } from './ReceiptScreen.js';

const root = screenRoot();

const show = (state: ReceiptState) =>
  root.render(<ReceiptScreen state={state} onRetry={() => {}} onPrint={() => {}} onHoldAgain={() => {}} />);

test.each([
  [560, '9 minutes left'],
  [59, 'Less than a minute left'],
])('with %d seconds left the bank page says "%s"', async (secondsLeft, sentence) => {
  const transaction = transactionIn('en_us', awaitingBank);
  show({ kind: 'awaitingBank', transaction, secondsLeft, checking: false });
  await expect.element(page.getByText(sentence)).toBeInTheDocument();
});

test.each([
  ['awaitingBank', null, 'Waiting for the bank'],
  ['cancelled', 'bankDeclined', 'Payment declined'],
  ['cancelled', 'bankNoAnswer', 'No answer from the bank'],
  ['cancelled', 'paymentCancelled', 'Payment cancelled'],
  ['cancelled', 'holdExpired', 'Time ran out'],
  ['complete', null, 'Receipt'],
] as const)(
  '2.4.2 an order that is %s (%s) is at the step "%s", and only what is paid has its receipt',
  async (kind, cancelledBecause, name) => {
    const transaction = { ...transactionIn('en_us'), cancelledBecause };
    if (kind === 'awaitingBank') show({ kind, transaction, secondsLeft: 300, checking: false });
    else if (kind === 'cancelled') show({ kind, transaction, again: null });
    else show({ kind, transaction, memberEmail: 'a@example.com', pointsBalance: 0, fresh: false });
    const steps = page.getByRole('list', { name: words.common.stepsLabel, exact: true }).getByRole('listitem');
    await expect.element(steps.nth(4)).toHaveTextContent(words.common.stepReceipt);
    const current = steps.elements().filter((step) => step.ariaCurrent === 'step');
    expect(current.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(name)]);
  },
);

test.each([true, false])('the stubs of the tickets tear only at the first sight of them (%s)', async (fresh) => {
  const transaction = transactionIn('en_us');
  show({ kind: 'complete', transaction, memberEmail: 'a@example.com', pointsBalance: 0, fresh });
  await expect.element(page.getByRole('article').first()).toBeVisible();
  const moving = root.host.getAnimations({ subtree: true });
  expect(moving.length > 0).toBe(fresh);
});

const complete = (story: TransactionStory) =>
  show({
    kind: 'complete',
    transaction: transactionIn('en_us', story),
    memberEmail: 'a@example.com',
    pointsBalance: 0,
    fresh: false,
  });

test.each(['eTicket', 'kiosk'] as const)(
  '§3 the tickets of a film name their ticket type (%s)',
  async (deliveryMethod) => {
    complete({ bought: [['film', 2]], deliveryMethod });
    await expect.element(page.getByText('(Standard)', { exact: false }).first()).toBeVisible();
    expect(page.getByText('(Standard)', { exact: false }).elements()).toHaveLength(2);
  },
);

test('§1 an online programme has no code, and the receipt says how each event is entered', async () => {
  complete({
    bought: [
      ['whale', 1],
      ['electro', 1],
    ],
  });
  await expect.element(page.getByText(/Show the code at the door/)).toBeVisible();
  await expect.element(page.getByText(/is watched online/)).toBeVisible();
  expect(page.getByRole('img', { name: /Entry code/ }).elements()).toHaveLength(1);
});

test('§4 the receipt of a cancelled performance says that it is cancelled, and not "enjoy the show"', async () => {
  const transaction = refunded(transactionIn('en_us'));
  show({ kind: 'complete', transaction, memberEmail: 'a@example.com', pointsBalance: 0, fresh: false });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('The performance is cancelled.');
  expect(page.getByText(/The tickets are yours/).elements()).toEqual([]);
});

test('§3 ten tickets have one code for all of them, and each its own code behind a button', async () => {
  complete({ bought: [['lion', 10]] });
  await expect.element(page.getByText('All 10 at one door')).toBeVisible();
  const shown = page.getByRole('button', { name: new RegExp(words.receipt.showCode) });
  expect(shown.elements()).toHaveLength(10);
  await shown.first().click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('§1 a receipt of online programmes only speaks of no door and no collection', async () => {
  complete({ bought: [['electro', 1]] });
  await expect.element(page.getByText(words.payment.onlineEntry).first()).toBeVisible();
  expect(page.getByText(/at the door/).elements()).toEqual([]);
  expect(page.getByRole('img', { name: /Entry code/ }).elements()).toEqual([]);
  await expect.element(page.getByText(words.payment.online, { exact: true })).toBeVisible();
});
