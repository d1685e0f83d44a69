import { CallError } from '@first-gong/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const send = vi.fn(async (_path: string, _init: { body: string }) => new Response(null, { status: 204 }));
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('location', { pathname: '/en_us/Login.html', search: '?email=ho@example.com' });
  const serverTiming = [{ name: 'request', description: '1A2B3C4D' }];
  vi.stubGlobal('performance', { getEntriesByType: () => [{ responseStart: 1, serverTiming }] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  send.mockClear();
});

/** An error of our script, whose message contains a person's text. */
const ownError = () => {
  const error = new TypeError('ho@example.com is not a function');
  error.stack = `TypeError: ho@example.com is not a function
    at draw (https://shop.example/assets/LoginRoute-x1y2.js:3:44)
    at https://shop.example/assets/main-a1b2.js:1:9`;
  return error;
};

test('an error of our script is reported with its place, the page, the build and the request, and without its words', async () => {
  const { reportBrowserError } = await import('./errorReport.js');
  reportBrowserError('drawing', ownError(), 'main-a1b2.js');
  const [path, { body }] = send.mock.lastCall ?? ['', { body: '{}' }];
  expect(path).toBe('/clientError');
  expect(JSON.parse(body)).toEqual({
    kind: 'drawing',
    name: 'TypeError',
    frames: ['LoginRoute-x1y2.js:3:44', 'main-a1b2.js:1:9'],
    page: 'login',
    build: 'main-a1b2.js',
    request: '1A2B3C4D',
  });
  expect(body).not.toContain('@');
});

test('a document reports five errors and no more', async () => {
  const { reportBrowserError } = await import('./errorReport.js');
  for (let count = 0; count < 9; count += 1) reportBrowserError('unhandled', ownError(), 'main-a1b2.js');
  expect(send).toHaveBeenCalledTimes(5);
});

test.each([
  ['an error of another script', new Error('of an extension')],
  ['a refusal of a call', new CallError({ kind: 'busy', message: 'Sold out.' }, 409, [], {})],
  ['what is no error', 'text'],
])('%s is not reported', async (_name, error) => {
  const { reportBrowserError } = await import('./errorReport.js');
  reportBrowserError('unhandled', error, 'main-a1b2.js');
  expect(send).not.toHaveBeenCalled();
});
