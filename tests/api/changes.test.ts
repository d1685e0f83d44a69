import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  bankApproval,
  deliveryChangeUntil,
  formThrottle,
  hongKongDate,
  pickUpDays,
  seenOrder,
  type Transaction,
  toMilliseconds,
} from '@first-gong/domain';
import { demoMember, plainMember } from '@first-gong/fake-api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jpeg } from '../../fake-api/src/testing/images.js';
import { friday, openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
/** An order of the demonstration's member, paid by card. */
let bought: Transaction;
beforeAll(async () => {
  shop = await openShop({ now: () => friday });
  bought = await buy('creditCard');
}, 60_000);
beforeEach(() => shop.advance(formThrottle.window));
afterAll(() => shop.close());

async function logIn() {
  const { loginEmail: email, password } = demoMember;
  return (await shop.call('login', { body: { email, password } })).token;
}

/** Buys one ticket of a performance in some weeks, including the bank's decision. */
async function buy(paymentMethod: 'creditCard' | 'eWallet', answer = 'approve', key = answer): Promise<Transaction> {
  const token = await logIn();
  const ahead = hongKongDate(shop.now() + 21 * 86_400_000);
  const events = await shop.call('eventList', { query: { date: ahead, category: 'local' } });
  for (const { id, flags } of events) {
    if (flags.includes('priority')) continue;
    const { performances } = await shop.call('eventDetail', { query: { eventId: id } });
    const performance = performances.find(({ startsAt }) => hongKongDate(startsAt) === ahead);
    const zone = performance?.zones.find(({ remaining }) => remaining > 0);
    if (!performance || !zone) continue;
    const body = { performanceId: performance.id, zone: zone.code, quantity: 1 };
    await shop.call('seatHold', { token, body });
    const choice = { deliveryMethod: 'eTicket', pointsUsed: 0, paymentMethod };
    const preview = await shop.call('transactionPreview', { token, body: choice });
    const order = { ...choice, confirmKey: `${paymentMethod} ${key}`, seen: seenOrder(preview), agreed: true };
    const { bankUrl, transactionNumber } = await shop.call('transactionConfirm', { token, body: order });
    await fetch(shop.url + bankUrl, {
      method: 'POST',
      body: new URLSearchParams([...new URL(shop.url + bankUrl).searchParams, ['answer', answer]]),
      redirect: 'manual',
    });
    return shop.call('transactionDetail', { token, query: { transactionNumber } });
  }
  throw new Error(`Nothing is on sale for ${ahead}.`);
}

/** Uploads the front of a card and returns the key. */
async function cardImage(): Promise<string> {
  const target = await shop.call('presignedUrl', { query: { fileName: 'card.jpg' } });
  await fetch(shop.url + target.uploadUrl, { method: 'PUT', body: new Uint8Array(jpeg) });
  return target.cardImage;
}

const changeOf = async (change: object = {}) => ({
  transactionNumber: bought.transactionNumber,
  cardFirst4: '4000',
  cardLast4: '4417',
  cardImage: await cardImage(),
  items: ['contactName', 'address'],
  newContactName: 'Wong Siu-ming',
  newContactNumber: '5111 2222',
  newAddress: '1 New Street',
  ...change,
});
const deliveryOf = async (change: object = {}) => ({
  transactionNumber: bought.transactionNumber,
  contactName: 'Wong Siu-ming',
  mobile: '5999 9999',
  deliveryAddress: '1 New Street',
  email: 'somebody@example.com',
  cardImage: await cardImage(),
  option: 'kiosk',
  ...change,
});
const codes = ({ body }: { body: Record<string, unknown> }) =>
  (body.errors as { field: string; code: string }[]).map(({ field, code }) => `${field}: ${code}`);

/** Returns all stored data. */
async function written(): Promise<string> {
  const files = ['shop.db', 'shop.db-wal'].map((name) => readFile(join(shop.dataDir, name), 'utf8'));
  return (await Promise.all(files)).join('');
}

describe('§3 the transaction change request', () => {
  test('keeps ticked items only', async () => {
    const { referenceNumber } = await shop.call('txnChangeRequest', { body: await changeOf() });
    const data = await written();
    expect(data).toContain(referenceNumber);
    expect(data).toContain('Wong Siu-ming');
    expect(data).not.toContain('5111 2222');
  });

  test('returns a reference number to anybody with the transaction and its card, and notifies the buyer', async () => {
    const { referenceNumber } = await shop.call('txnChangeRequest', { body: await changeOf() });
    expect(referenceNumber).toMatch(/^R-\d{8}-\d{8}$/);
    const [mail] = await shop.mails(demoMember.loginEmail);
    expect(mail?.subject).toContain(referenceNumber);
    expect(mail?.body.join()).toContain(bought.transactionNumber);
    expect(JSON.stringify(mail)).not.toContain('Wong');
  });

  test('§5 requires transaction number, card number, image and one ticked item, and reports all that are missing', async () => {
    const body = await changeOf({ transactionNumber: '', cardFirst4: '', cardLast4: '44', cardImage: '', items: [] });
    expect(codes(await shop.ask('txnChangeRequest', { body }))).toEqual([
      'transactionNumber: transactionNumberRequired',
      'cardFirst4: cardNumberRequired',
      'cardLast4: cardNumberInvalid',
      'cardImage: imageRequired',
      'items: changeItemRequired',
    ]);
  });

  test('§5 requires the new value of each ticked item, and ignores the others', async () => {
    const empty = { newContactName: '', newContactNumber: '', newAddress: '' };
    const all = await changeOf({ ...empty, items: ['contactName', 'contactNumber', 'address'] });
    expect(codes(await shop.ask('txnChangeRequest', { body: all }))).toEqual([
      'newContactName: newContactNameRequired',
      'newContactNumber: newContactNumberRequired',
      'newAddress: newAddressRequired',
    ]);
    const one = await changeOf({ ...empty, items: ['address'], newAddress: '2 New Street' });
    expect((await shop.ask('txnChangeRequest', { body: one })).status).toBe(200);
  });

  test('has the same refusal for an unknown number, another card, and an incomplete order', async () => {
    const declined = await buy('creditCard', 'decline');
    const wallet = await buy('eWallet');
    const answers = await Promise.all(
      [
        { transactionNumber: 'T-20261120-00000' },
        { transactionNumber: '__proto__' },
        { cardLast4: '4418' },
        { transactionNumber: declined.transactionNumber },
        { transactionNumber: wallet.transactionNumber },
      ].map(async (change) => shop.ask('txnChangeRequest', { body: await changeOf(change) })),
    );
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({ status: 404, body: answers[0]?.body });
      expect(body.code).toBe('transactionNotFound');
    }
  });

  test('§5 requires an uploaded image and accepts each once; a refusal does not use it up', async () => {
    const unknown = await shop.ask('txnChangeRequest', { body: await changeOf({ cardImage: 'nothing' }) });
    expect(unknown).toMatchObject({ status: 422, body: { code: 'imageRequired', errors: [{ field: 'cardImage' }] } });
    const { cardImage: empty } = await shop.call('presignedUrl', { query: { fileName: 'card.jpg' } });
    const unsent = await shop.ask('txnChangeRequest', { body: await changeOf({ cardImage: empty }) });
    expect(unsent.body.code).toBe('imageRequired');

    const body = await changeOf();
    expect((await shop.ask('txnChangeRequest', { body: { ...body, cardLast4: '0000' } })).status).toBe(404);
    const twice = await Promise.all([body, body].map((same) => shop.ask('txnChangeRequest', { body: same })));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('does not reveal without a card image whether a number exists', async () => {
    const unknown = 'T-20261120-00000000';
    for (const [call, form] of [
      ['txnChangeRequest', changeOf],
      ['deliveryChangeRequest', deliveryOf],
    ] as const) {
      const known = await shop.ask(call, { body: await form({ cardImage: 'nothing' }) });
      const other = await shop.ask(call, { body: await form({ cardImage: 'nothing', transactionNumber: unknown }) });
      expect(codes(known)).toEqual(['cardImage: imageRequired']);
      expect([other.status, other.body]).toEqual([known.status, known.body]);
    }
  });
});

describe('§3 an order that no card paid', () => {
  const withoutImage = async (change: object) => {
    const { cardImage: _, ...body } = await deliveryOf(change);
    return shop.ask('deliveryChangeRequest', { body });
  };

  test('needs no card image for a change of delivery, but the buyer’s email', async () => {
    const { transactionNumber } = await buy('eWallet', 'approve', 'delivery');
    expect((await withoutImage({ transactionNumber })).body.code).toBe('imageRequired');
    expect((await withoutImage({ transactionNumber, email: demoMember.loginEmail })).status).toBe(200);
    // The other order was paid by card.
    expect((await withoutImage({ email: demoMember.loginEmail })).body.code).toBe('imageRequired');
  });

  test('is changed by its buyer, who is logged in, without card number and image', async () => {
    const { transactionNumber } = await buy('eWallet', 'approve', 'change');
    const body = { transactionNumber, withoutCard: true, items: ['contactName'], newContactName: 'Wong Siu-ming' };
    const other = (
      await shop.call('login', { body: { email: plainMember.loginEmail, password: plainMember.password } })
    ).token;
    for (const token of [undefined, other]) {
      const refused = await shop.ask('txnChangeRequest', { body, ...(token && { token }) });
      expect(refused).toMatchObject({ status: 422, body: { code: 'imageRequired' } });
    }
    const token = await logIn();
    expect((await shop.ask('txnChangeRequest', { body, token })).body.referenceNumber).toMatch(/^R-/);
    // The other order was paid by card.
    const { transactionNumber: byCard } = bought;
    const refused = await shop.ask('txnChangeRequest', { body: { ...body, transactionNumber: byCard }, token });
    expect(refused.body.code).toBe('imageRequired');
  });
});

describe('§3 the delivery change request', () => {
  test('accepts a kiosk, which is free, and notifies the buyer', async () => {
    const { referenceNumber, ...rest } = await shop.call('deliveryChangeRequest', { body: await deliveryOf() });
    expect(rest).toEqual({ status: 'complete', fee: 0, bankUrl: null });
    const [mail] = await shop.mails(demoMember.loginEmail);
    expect(mail?.subject).toContain(referenceNumber);
    expect(await shop.mails('somebody@example.com')).toEqual([]);
  });

  test('accepts a pick-up at an hour of customer service on a working day, and no other appointment', async () => {
    const [appointmentDay = ''] = pickUpDays({ startsAt: [bought.orders[0]?.event.startsAt ?? ''], now: shop.now() });
    const pickUp = (change: object) =>
      deliveryOf({ option: 'pickUp', appointmentDay, appointmentTime: '10:00', ...change });
    expect(codes(await shop.ask('deliveryChangeRequest', { body: await deliveryOf({ option: 'pickUp' }) }))).toEqual([
      'appointmentDay: appointmentRequired',
      'appointmentTime: appointmentRequired',
    ]);
    for (const change of [
      { appointmentDay: hongKongDate(shop.now()) },
      { appointmentDay: '2026-11-29' },
      { appointmentDay: '2027-03-01' },
      { appointmentTime: '19:00' },
      { appointmentTime: '10:30' },
    ]) {
      const refused = await shop.ask('deliveryChangeRequest', { body: await pickUp(change) });
      expect(refused).toMatchObject({ status: 409, body: { code: 'appointmentUnavailable' } });
    }
    const { bankUrl } = await shop.call('deliveryChangeRequest', { body: await pickUp({}) });
    expect(bankUrl).toBeNull();
  });

  test('§9 a delivery has the fee of its destination, which the bank is asked for; the request counts once it is paid', async () => {
    const token = await logIn();
    const { transactionNumber } = bought;
    const seen = () => shop.call('changeRequestList', { token, query: { transactionNumber } });
    const before = await seen();
    const mails = (await shop.mails(demoMember.loginEmail)).length;
    for (const [destination, answer, status, fee] of [
      ['hongKong', 'cancel', 'cancelled', 40_00],
      ['macau', 'approve', 'complete', 45_00],
    ] as const) {
      const body = await deliveryOf({ option: 'delivery', destination });
      const asked = await shop.call('deliveryChangeRequest', { body });
      expect(asked).toMatchObject({ status: 'awaitingBank', fee });
      expect(await seen()).toEqual(before);
      const bank = new URL(shop.url + asked.bankUrl);
      const { headers } = await fetch(bank, {
        method: 'POST',
        body: new URLSearchParams([...bank.searchParams, ['answer', answer]]),
        redirect: 'manual',
      });
      const returned = new URL(headers.get('location') ?? '', shop.url);
      expect(returned.pathname).toBe('/en_us/DeliveryChangeRequest.html');
      const key = returned.searchParams.get('key') ?? '';
      const { referenceNumber } = asked;
      const paid = await shop.call('deliveryChangePayment', { query: { referenceNumber, key } });
      expect(paid).toEqual({ referenceNumber, status, fee, bankUrl: null });
      expect((await shop.ask('deliveryChangePayment', { query: { referenceNumber, key: 'x' } })).status).toBe(404);
    }
    const [newest, ...others] = await seen();
    expect(newest).toMatchObject({ kind: 'delivery', option: 'delivery', address: '1 New Street', fee: 45_00 });
    expect(others).toEqual(before);
    expect((await shop.mails(demoMember.loginEmail)).length).toBe(mails + 1);
  });

  test('a bank that does not respond in time gets no fee', async () => {
    const body = await deliveryOf({ option: 'delivery' });
    const { bankUrl, referenceNumber } = await shop.call('deliveryChangeRequest', { body });
    shop.advance(bankApproval);
    const bank = new URL(shop.url + bankUrl);
    const { headers } = await fetch(bank, {
      method: 'POST',
      body: new URLSearchParams([...bank.searchParams, ['answer', 'approve']]),
      redirect: 'manual',
    });
    const key = new URL(headers.get('location') ?? '', shop.url).searchParams.get('key') ?? '';
    const { status } = await shop.call('deliveryChangePayment', { query: { referenceNumber, key } });
    expect(status).toBe('cancelled');
  });

  test('§9 a courier overseas stops 20 days before the show', async () => {
    const body = await deliveryOf({ option: 'delivery', destination: 'overseas' });
    shop.advance(2 * 86_400_000);
    const refused = await shop.ask('deliveryChangeRequest', { body });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'courierTooLate', errors: [{ field: 'destination' }] },
    });
  });

  test('only the buyer sees the requests of a transaction', async () => {
    const { email, password } = { email: plainMember.loginEmail, password: plainMember.password };
    const { token } = await shop.call('login', { body: { email, password } });
    const { transactionNumber } = bought;
    expect(await shop.call('changeRequestList', { token, query: { transactionNumber } })).toEqual([]);
  });

  test('§5 requires transaction number, contact name, mobile, address and email, and reports all that are missing', async () => {
    const body = await deliveryOf({
      transactionNumber: '',
      contactName: '',
      mobile: 'x',
      deliveryAddress: '',
      email: 'x',
      cardImage: '',
      option: 'pigeon',
    });
    expect(codes(await shop.ask('deliveryChangeRequest', { body }))).toEqual([
      'transactionNumber: transactionNumberRequired',
      'contactName: contactNameRequired',
      'mobile: mobileInvalid',
      'deliveryAddress: deliveryAddressRequired',
      'email: emailInvalid',
      'cardImage: imageRequired',
      'option: deliveryOptionRequired',
    ]);
  });

  test('needs an existing transaction', async () => {
    const body = await deliveryOf({ transactionNumber: 'T-20261120-00000' });
    expect((await shop.ask('deliveryChangeRequest', { body })).body.code).toBe('transactionNotFound');
  });

  test('§9 is accepted up to 7 working days before the show, and not a moment later', async () => {
    const startsAt = bought.orders[0]?.event.startsAt ?? '';
    const last = deliveryChangeUntil([startsAt]);
    const midnight = toMilliseconds(`${last}T24:00:00+08:00`);
    shop.advance(midnight - 1 - shop.now());
    expect((await shop.ask('deliveryChangeRequest', { body: await deliveryOf() })).status).toBe(200);
    const body = await deliveryOf();
    shop.advance(1);
    expect(await shop.ask('deliveryChangeRequest', { body })).toMatchObject({
      status: 409,
      body: { code: 'deliveryChangeTooLate' },
    });
  });
});
