import { calls, type Problem } from '@first-gong/contract';
import { formThrottle, textLength } from '@first-gong/domain';
import { demoMember } from '@first-gong/fake-api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
beforeEach(() => shop.advance(formThrottle.window));
afterAll(() => shop.close());

const enquiry = {
  name: 'Wong Siu-ming',
  email: 'siuming@example.com',
  contactNumber: '+852 (2) 345-6789',
  enquiries: 'Where is Block L?\nThank you.',
};

/** Submits the contact form, form-encoded like a page. */
async function contact(change: Record<string, string> = {}) {
  const response = await fetch(`${shop.url}${calls.contactUs.path}?locale=en_US`, {
    method: 'POST',
    body: new URLSearchParams({ ...enquiry, ...change }),
  });
  return { status: response.status, body: (await response.json()) as Partial<Problem> & { referenceNumber?: string } };
}

describe('§7 POST /ContactUs.do', () => {
  test('accepts name, email, contact number and enquiries form-encoded, and stores them with a reference number', async () => {
    const sent = await contact();
    expect(sent).toMatchObject({ status: 200, body: { referenceNumber: expect.stringMatching(/^R-\d{8}-\d{8}$/) } });
    expect((await contact()).body.referenceNumber).not.toBe(sent.body.referenceNumber);
  });

  test('§5 requires each field, and reports all that are missing', async () => {
    const { status, body } = await contact({ name: '', email: ' ', contactNumber: '', enquiries: '' });
    expect(status).toBe(422);
    expect(body.errors?.map(({ field, code }) => [field, code])).toEqual([
      ['name', 'nameRequired'],
      ['email', 'emailRequired'],
      ['contactNumber', 'mobileRequired'],
      ['enquiries', 'enquiryRequired'],
    ]);
  });

  test.each([
    ['email', 'nobody', 'emailInvalid'],
    ['contactNumber', 'call me', 'mobileInvalid'],
    ['name', 'x'.repeat(textLength.name + 1), 'nameTooLong'],
    ['enquiries', 'x'.repeat(textLength.enquiry + 1), 'enquiryTooLong'],
  ])('§5 refuses a wrong %s', async (field, value, code) => {
    expect(await contact({ [field]: value })).toMatchObject({ status: 422, body: { code, errors: [{ field, code }] } });
  });

  test('refuses JSON, because the call is form-encoded', async () => {
    expect(await shop.ask('contactUs', { body: enquiry })).toMatchObject({ status: 415 });
  });

  test('§8 asks an address to wait after 20 enquiries in 15 minutes, and reports how long', async () => {
    for (let count = 0; count < formThrottle.attempts; count += 1) expect((await contact()).status).toBe(200);
    expect(await contact()).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
    const refused = await shop.ask('subscribe', { body: { email: 'late@example.com' } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(formThrottle.window / 1000);
    shop.advance(formThrottle.window);
    expect((await contact()).status).toBe(200);
  });
});

describe('§2 the newsletter', () => {
  const subscribe = (email: string) => shop.ask('subscribe', { body: { email } });
  const unsubscribe = (email: string) => shop.ask('unsubscribe', { query: { email } });

  test('accepts an email in the footer, and the same email again', async () => {
    for (const email of ['reader@example.com', 'Reader@Example.com']) {
      expect(await subscribe(email)).toMatchObject({ status: 200, body: { subscribed: true } });
    }
    expect(await unsubscribe('READER@example.com')).toMatchObject({ status: 200, body: { unsubscribed: true } });
    expect((await unsubscribe('reader@example.com')).status).toBe(404);
    expect((await subscribe('reader@example.com')).status).toBe(200);
    expect((await unsubscribe('reader@example.com')).status).toBe(200);
  });

  test('§8 refuses an invalid email, and reports an email that is not subscribed', async () => {
    expect((await subscribe('reader')).body).toMatchObject({ code: 'emailInvalid', errors: [{ field: 'email' }] });
    expect((await unsubscribe('reader')).body).toMatchObject({ code: 'emailInvalid' });
    expect((await unsubscribe('')).body).toMatchObject({ code: 'emailRequired' });
    expect(await unsubscribe('stranger@example.com')).toMatchObject({
      status: 404,
      body: { code: 'subscriberNotFound', errors: [{ field: 'email' }] },
    });
  });

  test('has the demonstration’s member as a subscriber until the member unsubscribes', async () => {
    expect((await unsubscribe(demoMember.loginEmail)).status).toBe(200);
    const { dataDir } = shop;
    await shop.stop();
    shop = await openShop({ dataDir });
    expect((await unsubscribe(demoMember.loginEmail)).status).toBe(404);
  });
});
