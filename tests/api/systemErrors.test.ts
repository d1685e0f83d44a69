import { demoMember } from '@first-gong/fake-api';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { filledForm } from '../support/account.js';
import { logInAs } from '../support/buyer.js';
import { openShop, type TestShop } from '../support/shop.js';

const log = vi.spyOn(console, 'error').mockReturnValue();
let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await logInAs(shop, demoMember);
  await shop.loseDisk();
}, 60_000);
afterAll(async () => {
  log.mockRestore();
  await shop.close();
});

const email = demoMember.loginEmail;
const profile = { title: 'Miss', firstName: 'Hoi-ching', lastName: 'Chan', mobile: '5123 4567' };

describe('§8 an unexpected failure', () => {
  test.each([
    ['General: the server is busy', 'serverBusy', 'otp', { body: { email } }],
    ['Registration: system error', 'registrationFailed', 'register', { body: filledForm }],
    ['Member info: update failed', 'updateFailed', 'updateMemberInfo', { body: profile }],
    ['Newsletter: subscribe failed', 'subscribeFailed', 'subscribe', { body: { email: 'reader@example.com' } }],
    ['Unsubscribe: failed', 'unsubscribeFailed', 'unsubscribe', { query: { email } }],
  ] as const)('%s', async (_, code, name, sent) => {
    const answer = await shop.ask(name, { ...sent, token });
    expect(answer).toMatchObject({ status: 503, body: { code, reference: expect.stringMatching(/^[\dA-F]{8}$/) } });
  });
});
