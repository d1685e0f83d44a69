import type { Transaction, TransactionChange } from '@first-gong/domain';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { formProblem, summaryErrors } from '../../shared/form/formProblem.js';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { refunded, refusalOf, transactionIn, unsentForm } from '../../shared/story/index.js';
import { noCardFront } from '../changeRequest/index.js';
import { stillCard } from '../changeRequest/stillCard.js';
import type { TxnChangeForm } from './state.js';
import {
  nothingEntered,
  TxnChangeRequestScreen,
  type TxnChangeState,
  type TxnChangeValues,
  wholeRequestOf,
} from './TxnChangeRequestScreen.js';

const { txnChange: said, changeRequest: shared, errors } = words;
const onSubmit = vi.fn<(request: TransactionChange | null) => void>();
const onAnother = vi.fn<() => void>();
const root = screenRoot();
afterEach(() => {
  vi.clearAllMocks();
});

const order = transactionIn('en_us', { bought: [['lion', 2]] });
const walletOrder: Transaction = { ...order, cardEnding: null, paymentMethod: 'eWallet' };
const entered: TxnChangeValues = {
  ...nothingEntered,
  transactionNumber: order.transactionNumber,
  cardFirst4: '4417',
  cardLast4: '8820',
  items: ['address'],
  newAddress: '18 Cornet Street, Tai Hang',
};

/** The screen with a stateful owner. */
function Owner(changes: Partial<TxnChangeForm>) {
  const [values, setValues] = useState(changes.values ?? entered);
  const form: TxnChangeForm = {
    kind: 'form',
    order: null,
    isMember: false,
    card: noCardFront,
    cardImage: 'card-key',
    ...unsentForm,
    ...changes,
    values,
  };
  return <Screen state={form} onChange={setValues} onSubmit={() => onSubmit(wholeRequestOf(form))} />;
}

function Screen(props: { state: TxnChangeState } & Partial<Parameters<typeof TxnChangeRequestScreen>[0]>) {
  return (
    <TxnChangeRequestScreen
      onChange={() => {}}
      onSubmit={() => {}}
      card={stillCard}
      onAnother={onAnother}
      loginHref="/en_us/Login.html"
      {...props}
    />
  );
}

const show = (changes: Partial<TxnChangeForm> = {}) => root.render(<Owner {...changes} />);
const send = page.getByRole('button', { name: shared.submit, exact: true });
const box = (item: 'contactName' | 'contactNumber' | 'address') =>
  page.getByRole('group', { name: said.items, exact: true }).getByRole('checkbox', { name: said[item], exact: true });

test('the hints of the order describe its fields', async () => {
  show();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect.element(field(words.changeRequest.transactionNumber)).toHaveAccessibleDescription(/T-20261120/);
  await expect.element(field(said.cardFirst4)).toHaveAccessibleDescription(words.txnChange.together);
});

test('digits of the card are not cut: a whole number is refused, four with spaces are taken', async () => {
  root.render(<Owner />);
  // The lazy-loaded card tool can move the button during a click.
  await expect.element(page.getByRole('group', { name: shared.card, exact: true })).toBeVisible();
  const last4 = page.getByRole('textbox', { name: said.cardLast4, exact: true });
  await last4.fill('4417 1234 5678 9113');
  await page.getByRole('button', { name: shared.submit, exact: true }).click();
  await expect.element(last4).toHaveAccessibleDescription(`${errors.cardNumberInvalid} ${said.together}`);
  expect(onSubmit).not.toHaveBeenCalled();
  await last4.fill('９１ 13');
  await page.getByRole('button', { name: shared.submit, exact: true }).click();
  await expect.element(last4).toHaveValue('9113');
  expect(onSubmit).toHaveBeenCalledOnce();
});

describe('§5 transaction change request', () => {
  test('number, digits, one item and the picture are required: the summary takes the focus, and nothing is sent', async () => {
    show({ values: nothingEntered, cardImage: null });
    await send.click();
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(formProblem).toHaveFocus();
    expect(summaryErrors()).toEqual([
      errors.transactionNumberRequired,
      `${said.cardFirst4}: ${errors.cardNumberRequired}`,
      `${said.cardLast4}: ${errors.cardNumberRequired}`,
      errors.changeItemRequired,
      errors.imageRequired,
    ]);
    await formProblem.getByRole('link', { name: errors.changeItemRequired, exact: true }).click();
    await expect.element(box('contactName')).toHaveFocus();
  });

  test('each ticked item needs its new value; a fault of an item goes when it is no longer ticked', async () => {
    show({ values: { ...entered, items: ['contactName', 'contactNumber', 'address'], newAddress: '' } });
    await send.click();
    expect(summaryErrors()).toEqual([
      errors.newContactNameRequired,
      errors.newContactNumberRequired,
      errors.newAddressRequired,
    ]);
    await page.getByRole('textbox', { name: said.newContactName, exact: true }).fill('Wong Siu-ming');
    await box('contactNumber').click();
    await box('address').click();
    await expect.element(formProblem).not.toBeInTheDocument();
    await send.click();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('only ticked items are sent, with the digits and the key of the covered picture', async () => {
    show({ values: { ...entered, newContactName: 'Wong Siu-ming' } });
    await send.click();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      transactionNumber: order.transactionNumber,
      cardFirst4: '4417',
      cardLast4: '8820',
      cardImage: 'card-key',
      items: ['address'],
      newAddress: entered.newAddress,
    });
  });

  test('an item that is ticked says what the order has now', async () => {
    const courier = transactionIn('en_us', { bought: [['lion', 2]], deliveryMethod: 'courier' });
    show({ order: courier, isMember: true });
    const field = page.getByRole('textbox', { name: said.newAddress, exact: true });
    await expect
      .element(field)
      .toHaveAccessibleDescription(expect.stringContaining(courier.delivery.address ?? 'no address'));
  });
});

describe('an order that no card paid', () => {
  const withoutCard = {
    transactionNumber: order.transactionNumber,
    withoutCard: true,
    items: ['address'],
    newAddress: entered.newAddress,
  };

  test('needs neither digits nor picture of its buyer', async () => {
    show({ order: walletOrder, isMember: true, cardImage: null });
    await expect.element(page.getByRole('textbox', { name: said.cardFirst4, exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: shared.cardHeading, exact: true })).not.toBeInTheDocument();
    await send.click();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(withoutCard);
  });

  test('leads a visitor to log in, and sends nothing before', async () => {
    show({ cardImage: null });
    await page.getByRole('checkbox', { name: shared.cardNone, exact: true }).click();
    await expect
      .element(page.getByRole('link', { name: said.logIn, exact: true }))
      .toHaveAttribute('href', '/en_us/Login.html');
    await send.click();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(summaryErrors()).toEqual([errors.loginRequired]);
    await formProblem.getByRole('link').click();
    await expect.element(page.getByRole('checkbox', { name: shared.cardNone, exact: true })).toHaveFocus();
  });

  test('a member says so too', async () => {
    show({ isMember: true, cardImage: null, values: { ...entered, withoutCard: true } });
    await send.click();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(withoutCard);
  });
});

describe('§8 refusals', () => {
  test('a number that does not belong to the card is said at its field, and every entry stays', async () => {
    show({
      error: refusalOf('transactionNotFound', 'transactionNumber'),
    });
    const number = page.getByRole('textbox', { name: shared.transactionNumber, exact: true });
    await expect.element(number).toHaveAccessibleDescription(expect.stringContaining(errors.transactionNotFound));
    await expect
      .element(page.getByRole('textbox', { name: said.newAddress, exact: true }))
      .toHaveValue(entered.newAddress);
  });

  test('a session that ended while the buyer wrote leads to the login, and every entry stays', async () => {
    show({ error: { code: 'loginRequired', fields: [] } });
    await expect
      .element(formProblem.getByRole('link', { name: said.logIn, exact: true }))
      .toHaveAttribute('href', '/en_us/Login.html');
    await expect
      .element(page.getByRole('textbox', { name: said.newAddress, exact: true }))
      .toHaveValue(entered.newAddress);
  });

  test.each([
    ['it is not paid', { status: 'cancelled' }, shared.offerIncomplete],
    ['its performances are cancelled', { orders: refunded(order).orders }, shared.offerCancelled],
    ['its show has begun', { serverNow: '2026-12-31T12:00:00.000Z' }, said.offerBegun],
  ] as const)('an order says why nothing of it can be changed: %s', async (_, changes, why) => {
    show({ order: { ...order, ...changes } });
    await expect.element(page.getByText(why)).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
  });
});

test('after the request the reference number is there, the heading has the focus, and another request can be sent', async () => {
  root.render(<Screen state={{ kind: 'sent', receipt: { referenceNumber: 'R-1' }, transactionNumber: null }} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(page.getByText('R-1')).toBeVisible();
  await page.getByRole('button', { name: shared.another, exact: true }).click();
  expect(onAnother).toHaveBeenCalledOnce();
});
