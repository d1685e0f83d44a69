import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { callsScript } from '../server/inlineScripts.js';

const calls = JSON.stringify([
  ['GET', '/api/shoppingCart.do?locale=en_US'],
  ['POST', '/api/lost.do'],
]);

/** Runs the script in the head of a page. @returns the requests, and what the script leaves to the page */
function open(localStorage: object) {
  const requests: [method: string, address: string, authorization: string][] = [];
  const window: Pick<Window, 'sent'> = {};
  runInNewContext(callsScript, {
    window,
    localStorage,
    document: { currentScript: { dataset: { calls } } },
    fetch: async (address: string, { method, headers }: { method: string; headers: { authorization: string } }) => {
      requests.push([method, address, headers.authorization]);
      if (address.includes('lost')) throw new TypeError('The network is away.');
      return 'response';
    },
    AbortSignal,
    performance,
  });
  return { requests, sent: window.sent };
}

test('sends the calls of a member, and leaves the responses to the page', async () => {
  const { requests, sent } = open({ getItem: () => 'secret' });
  expect(requests).toEqual([
    ['GET', '/api/shoppingCart.do?locale=en_US', 'Bearer secret'],
    ['POST', '/api/lost.do', 'Bearer secret'],
  ]);
  expect(sent?.token).toBe('secret');
  const { 'POST /api/lost.do': lost, ...others } = sent?.responses ?? {};
  expect(await Promise.all(Object.values(others))).toMatchObject([{ response: 'response' }]);
  // A repeated request.
  expect(await lost).toBeNull();
});

test('sends no call without a token, or if the browser blocks storage', () => {
  const blocked = {
    getItem() {
      throw new Error('Storage is blocked.');
    },
  };
  for (const storage of [{ getItem: () => null }, blocked])
    expect(open(storage)).toEqual({ requests: [], sent: undefined });
});
