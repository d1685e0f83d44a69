import { pickUpDays, pickUpTimes, type Transaction } from '@first-gong/domain';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formProblem, summaryErrors } from '../../shared/form/formProblem.js';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { evening, refunded, refusalOf, transactionIn, unsentForm } from '../../shared/story/index.js';
import { noCardFront } from '../changeRequest/index.js';
import { stillCard } from '../changeRequest/stillCard.js';
import {
  DeliveryChangeRequestScreen,
  type DeliveryChangeState,
  type DeliveryChangeValues,
  nothingEntered,
  wholeRequestOf,
} from './DeliveryChangeRequestScreen.js';
import type { DeliveryChangeForm } from './state.js';

const { deliveryChange: said, changeRequest: card, errors } = words;
const onSubmit = vi.fn<(request: object | null) => void>();
const onAnother = vi.fn<() => void>();
const root = screenRoot();
afterEach(() => {
  vi.clearAllMocks();
});

const order = transactionIn('en_us', { bought: [['lion', 2]] });
const walletOrder: Transaction = { ...order, cardEnding: null, paymentMethod: 'eWallet' };
const contact = {
  contactName: 'Wong Siu-ming',
  mobile: '91234567',
  email: 'siuming@example.com',
  deliveryAddress: 'Flat 3A, 18 Cornet Street, Tai Hang',
};
const entered: DeliveryChangeValues = {
  ...nothingEntered,
  transactionNumber: order.transactionNumber,
  ...contact,
  option: 'kiosk',
};

/** The screen with a stateful owner. */
function Owner(changes: Partial<DeliveryChangeForm>) {
  const [values, setValues] = useState(changes.values ?? entered);
  const form: DeliveryChangeForm = {
    kind: 'form',
    order: null,
    now: evening.receipt,
    card: noCardFront,
    cardImage: null,
    ...unsentForm,
    ...changes,
    values,
  };
  return <Screen state={form} onChange={setValues} onSubmit={() => onSubmit(wholeRequestOf(form))} />;
}

function Screen(props: { state: DeliveryChangeState } & Partial<Parameters<typeof DeliveryChangeRequestScreen>[0]>) {
  return (
    <DeliveryChangeRequestScreen
      onChange={() => {}}
      onSubmit={() => {}}
      card={stillCard}
      onAnother={onAnother}
      onRetry={() => {}}
      {...props}
    />
  );
}

const show = (changes: Partial<DeliveryChangeForm> = {}) => root.render(<Owner {...changes} />);
const send = page.getByRole('button', { name: card.submit, exact: true });

describe('§5 change of collection', () => {
  test('each field and the picture of the card is required: the summary takes the focus, and nothing is sent', async () => {
    show({ values: nothingEntered });
    await send.click();
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(formProblem).toHaveFocus();
    expect(summaryErrors()).toEqual([
      errors.transactionNumberRequired,
      errors.contactNameRequired,
      errors.mobileRequired,
      errors.emailRequired,
      errors.deliveryAddressRequired,
      errors.deliveryOptionRequired,
      errors.imageRequired,
    ]);
  });

  test('a whole request is sent, with the key of the covered picture', async () => {
    show({ cardImage: 'card-key' });
    await send.click();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      transactionNumber: order.transactionNumber,
      ...contact,
      option: 'kiosk',
      cardImage: 'card-key',
    });
  });

  test('an order that no card paid needs no picture, and none is sent', async () => {
    show({ order: walletOrder, cardImage: 'card-key' });
    await expect.element(page.getByRole('heading', { name: card.cardHeading, exact: true })).not.toBeInTheDocument();
    await send.click();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      transactionNumber: order.transactionNumber,
      ...contact,
      option: 'kiosk',
    });
  });

  test('a visitor says that no card paid; the page asks for no picture any more', async () => {
    show();
    await page.getByRole('checkbox', { name: card.cardNone, exact: true }).click();
    await send.click();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('an appointment has the working days before the show, and the hours of customer service', async () => {
    show({ order: walletOrder, values: { ...entered, option: 'pickUp' } });
    await send.click();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(summaryErrors()).toEqual([
      `${said.day}: ${errors.appointmentRequired}`,
      `${said.time}: ${errors.appointmentRequired}`,
    ]);
    const startsAt = order.orders.map(({ event }) => event.startsAt);
    const days = pickUpDays({ startsAt, now: evening.receipt });
    for (const [name, count] of [
      [said.day, days.length],
      [said.time, pickUpTimes.length],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`${name}$`) }).click();
      await expect.element(page.getByRole('listbox', { name, exact: true })).toBeVisible();
      expect(page.getByRole('option').elements()).toHaveLength(count);
      await userEvent.keyboard('{Escape}');
    }
  });

  test('one press names an appointment that there is not, and the fields that are missing', async () => {
    const appointment = { appointmentDay: '2020-01-01', appointmentTime: '10:00' };
    show({ order: walletOrder, values: { ...entered, ...appointment, option: 'pickUp', contactName: '' } });
    await send.click();
    expect(summaryErrors()).toEqual([errors.contactNameRequired, errors.appointmentUnavailable]);
  });

  test('§8 an unknown number is said at its field, and every entry stays', async () => {
    show({
      error: refusalOf('transactionNotFound', 'transactionNumber'),
    });
    const number = page.getByRole('textbox', { name: card.transactionNumber, exact: true });
    await expect.element(number).toHaveAccessibleDescription(expect.stringContaining(errors.transactionNotFound));
    await expect
      .element(page.getByRole('textbox', { name: said.address, exact: true }))
      .toHaveValue(contact.deliveryAddress);
  });
});

describe('§9 the fee of a courier', () => {
  test.each([
    ['hongKong', 'Send and pay HK$40'],
    ['overseas', /^Send and pay HK\$\d+$/],
  ] as const)('is on the button: %s', async (destination, label) => {
    show({ order: walletOrder, values: { ...entered, option: 'delivery', destination } });
    await expect.element(page.getByRole('button', { name: label, exact: true })).toBeVisible();
  });

  test('is not known before a choice: no sum is named', async () => {
    show({ values: nothingEntered });
    await expect.element(page.getByText(said.noteNotChosen, { exact: true })).toBeVisible();
    await expect.element(page.getByText('0.00', { exact: true })).not.toBeInTheDocument();
  });

  test('is nothing where the order has paid for one', async () => {
    const courier = transactionIn('en_us', { bought: [['lion', 2]], deliveryMethod: 'courier' });
    show({ order: courier, values: { ...entered, option: 'delivery' } });
    await expect.element(send).toBeVisible();
  });
});

describe('an order whose collection stays as it is says why, and shows no form', () => {
  test.each([
    ['7 working days before the show have passed', { serverNow: '2026-12-10T04:00:00.000Z' }, said.offerOver],
    ['it is not paid', { status: 'cancelled' }, card.offerIncomplete],
    ['its performances are cancelled', { orders: refunded(order).orders }, card.offerCancelled],
  ] as const)('%s', async (_, changes, title) => {
    show({ order: { ...order, ...changes } });
    await expect.element(page.getByText(title)).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
  });
});

describe('after the request', () => {
  const receipt = { referenceNumber: 'C-1', fee: 4000, bankUrl: null };

  test('the reference number is there, and the heading has the focus', async () => {
    root.render(
      <Screen state={{ kind: 'sent', transactionNumber: null, receipt: { ...receipt, status: 'complete' } }} />,
    );
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.element(page.getByText('C-1')).toBeVisible();
    await expect.element(page.getByText('Fee paid: HK$40.')).toBeVisible();
  });

  test('a fee that was not paid leads back to the form', async () => {
    root.render(
      <Screen state={{ kind: 'sent', transactionNumber: null, receipt: { ...receipt, status: 'cancelled' } }} />,
    );
    await page.getByRole('button', { name: said.again, exact: true }).click();
    expect(onAnother).toHaveBeenCalledOnce();
  });

  test('while the bank has not answered, the page leads to it', async () => {
    const waiting = { ...receipt, status: 'awaitingBank', bankUrl: '/fake/bank' } as const;
    root.render(<Screen state={{ kind: 'sent', transactionNumber: null, receipt: waiting }} />);
    await expect
      .element(page.getByRole('link', { name: said.toBank, exact: true }))
      .toHaveAttribute('href', '/fake/bank');
  });
});
