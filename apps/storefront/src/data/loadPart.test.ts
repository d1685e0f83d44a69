import { timeOut } from '@first-gong/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabStore } from '../session/storage.js';
import { loadPart } from './loadPart.js';

const reload = vi.fn();
/** The server's status for files of this release. */
let status = 200;
let typed = '';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { querySelectorAll: () => [{ value: typed }] });
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
  tabStore.forget('releaseLeft');
  status = 200;
  typed = '';
});

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const failureOf = (loading: Promise<unknown>) =>
  loading.then(
    () => null,
    ({ failure }) => failure,
  );

test('a part that arrives is there, and nothing waits for it any more', async () => {
  expect(await loadPart(async () => 'part')).toBe('part');
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0), { timeout: 60_000 });
});

test('§8 a part fails after 120 seconds and not before, with a failure of its own', async () => {
  const settled = vi.fn();
  const failure = failureOf(loadPart(() => new Promise(() => {})));
  failure.then(settled);
  await vi.advanceTimersByTimeAsync(timeOut.part - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toEqual({ kind: 'partTimeOut' });
});

test.each([
  ['a blocked file', true, 'partTimeOut'],
  ['no network', false, 'offline'],
] as const)('§8 a part that does not load because of %s says so', async (_, onLine, kind) => {
  vi.stubGlobal('navigator', { onLine });
  expect(await failureOf(loadPart(lost))).toEqual({ kind });
  expect(reload).not.toHaveBeenCalled();
});

test('§8 a part that a new release has replaced loads the document anew, once', async () => {
  status = 404;
  const settled = vi.fn();
  failureOf(loadPart(lost)).then(settled);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();
  expect(await failureOf(loadPart(lost))).toEqual({ kind: 'outdated' });
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['while typed words would be lost', 'reload', 'Gong-2026'],
  ['for a part that only reports it', 'report', ''],
] as const)('§8 with a new release the document stays %s', async (_, onNewRelease, words) => {
  status = 404;
  typed = words;
  expect(await failureOf(loadPart(lost, onNewRelease))).toEqual({ kind: 'outdated' });
  expect(reload).not.toHaveBeenCalled();
});
