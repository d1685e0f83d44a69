import { CallError, type Client } from '@first-gong/contract';
import { afterEach, expect, test, vi } from 'vitest';
import type { DocumentWait, Need } from '../src/site/pageModule.js';
import { deliver } from './deliver.js';

const request: Client = () => Promise.reject(new Error('The needs of these tests ask nobody.'));
const needOf = (name: string, waits: DocumentWait, answer: () => Promise<unknown>): Need => ({
  keyIn: (lang) => `${lang} ${name}`,
  answer: async () => ({ data: await answer(), total: 0 }),
  waits,
});
const there = async () => 'here';
const never = () => new Promise<never>(() => {});
const broken = () => Promise.reject(new CallError({ kind: 'unreadable' }));
afterEach(() => void vi.useRealTimers());

const soon = { view: 20, later: 10 };

test('a part that fails, or comes too late, takes neither the page nor the other parts away', async () => {
  const { delivered, pageFailures } = await deliver(
    [
      needOf('list', 'page', there),
      needOf('banners', 'view', never),
      needOf('dates', 'view', broken),
      needOf('venues', 'view', there),
      needOf('news', 'later', never),
      needOf('presenters', 'later', broken),
      needOf('partners', 'later', there),
    ],
    'en_us',
    request,
    soon,
  );
  expect(Object.keys(delivered.answers).sort()).toEqual(['en_us list', 'en_us partners', 'en_us venues']);
  expect(delivered.failures).toEqual({
    'en_us banners': { kind: 'timeOut' },
    'en_us dates': { kind: 'unreadable' },
    'en_us news': { kind: 'timeOut' },
    'en_us presenters': { kind: 'unreadable' },
  });
  expect(pageFailures).toEqual([]);
});

test('what the page is about fails the page', async () => {
  const { pageFailures } = await deliver([needOf('list', 'page', broken)], 'en_us', request, soon);
  expect(pageFailures).toEqual([{ kind: 'unreadable' }]);
});

test('the document waits for the page, and for a part only as long as it may', async () => {
  vi.useFakeTimers();
  let arrive = (_: string) => {};
  const slow = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const document = deliver(
    [needOf('list', 'page', () => slow), needOf('news', 'later', never)],
    'en_us',
    request,
    soon,
  );
  let made = false;
  void document.then(() => {
    made = true;
  });
  await vi.advanceTimersByTimeAsync(10 * soon.view);
  expect(made).toBe(false);
  arrive('here');
  await vi.advanceTimersByTimeAsync(soon.later);
  expect(made).toBe(true);
  expect(Object.keys((await document).delivered.answers)).toEqual(['en_us list']);
});

test('an answer that comes after the document was made does not change it', async () => {
  let arrive = (_: string) => {};
  const late = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const { delivered } = await deliver([needOf('news', 'later', () => late)], 'en_us', request, soon);
  arrive('late');
  await late;
  expect(delivered).toEqual({ answers: {}, failures: { 'en_us news': { kind: 'timeOut' } } });
});

test('a fault of our own code is not hidden as a failure of a part', async () => {
  const fault = () => Promise.reject(new TypeError('a fault'));
  await expect(deliver([needOf('news', 'later', fault)], 'en_us', request, soon)).rejects.toThrow('a fault');
});
