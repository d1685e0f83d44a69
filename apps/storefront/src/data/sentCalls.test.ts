import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeSent } from './sentCalls.js';

const address = '/api/shoppingCart.do?locale=en_US';
const init = { method: 'GET', headers: { authorization: 'Bearer secret' } };

/** Sends a call like the inline script, this many milliseconds ago. */
const send = (age = 0) => {
  const receivedAt = performance.now() - age;
  const sent = { response: Response.json({}), sentAt: 1_700_000_000_000, receivedAt };
  window.sent = { token: 'secret', responses: { [`GET ${address}`]: Promise.resolve(sent) } };
};

beforeEach(() => vi.stubGlobal('window', {}));
afterEach(() => vi.unstubAllGlobals());

test('a response that the inline script has asked for is taken once', async () => {
  send();
  expect(await takeSent(address, init)).toMatchObject({ response: expect.any(Response) });
  expect(await takeSent(address, init)).toBeNull();
});

test('another session, another call and another method take none of it', async () => {
  send();
  expect(await takeSent(address, { ...init, headers: { authorization: 'Bearer other' } })).toBeNull();
  expect(await takeSent(address, { method: 'GET' })).toBeNull();
  expect(await takeSent('/api/Member/MemberInfo.do?locale=en_US', init)).toBeNull();
  expect(await takeSent(address, { ...init, method: 'POST' })).toBeNull();
  expect(await takeSent(address, { ...init, body: '{}' })).toBeNull();
});

test('a call that failed, and a response that has waited for long, are asked for again', async () => {
  window.sent = { token: 'secret', responses: { [`GET ${address}`]: Promise.resolve(null) } };
  expect(await takeSent(address, init)).toBeNull();
  send(11_000);
  expect(await takeSent(address, init)).toBeNull();
  window.sent = undefined;
  expect(await takeSent(address, init)).toBeNull();
});

test('a call without a response in time has its error, and is asked for again later', async () => {
  const late = (age: number) => {
    const response = new DOMException('', 'TimeoutError');
    const sent = { response, sentAt: 1_700_000_000_000, receivedAt: performance.now() - age };
    window.sent = { token: 'secret', responses: { [`GET ${address}`]: Promise.resolve(sent) } };
  };
  late(0);
  expect(await takeSent(address, init)).toMatchObject({ response: expect.objectContaining({ name: 'TimeoutError' }) });
  late(11_000);
  expect(await takeSent(address, init)).toBeNull();
});
