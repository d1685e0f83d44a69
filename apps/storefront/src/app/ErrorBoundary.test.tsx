import { PartTimeOut } from '@first-gong/screens/shared/inTime';
import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { TestPage, words } from '../testing/TestPage.js';
import { ErrorBoundary } from './ErrorBoundary.js';

const send = vi.fn(async (_address: string, _init?: { method?: string; body?: string }) => new Response(null));
beforeEach(() => {
  vi.stubGlobal('fetch', send);
  // React logs caught errors.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  send.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const root = freshRoot();

function Broken({ error }: { error: Error }): never {
  throw error;
}
const fail = (error: Error) =>
  root.render(
    <TestPage>
      <ErrorBoundary path="/Events.html">
        <Broken error={error} />
      </ErrorBoundary>
    </TestPage>,
  );
const reports = () => send.mock.calls.filter(([address]) => address === '/clientError');

test('an error while a page is drawn is reported, without its message', async () => {
  const error = new RangeError('ho@example.com');
  error.stack = 'RangeError: ho@example.com\n    at draw (https://shop.example/assets/HomeRoute-x1.js:1:20)';
  fail(error);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(reports).toHaveLength(1);
  const body = reports()[0]?.[1]?.body ?? '';
  expect(JSON.parse(body)).toMatchObject({ kind: 'drawing', name: 'RangeError', frames: ['HomeRoute-x1.js:1:20'] });
  expect(body).not.toContain('@');
});

test('a part that did not arrive in time is not reported', async () => {
  const error = new PartTimeOut();
  error.stack = 'Error\n    at load (https://shop.example/assets/HomeRoute-x1.js:1:20)';
  fail(error);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(reports()).toHaveLength(0);
});

test('a part that cannot be loaded is one line beside the page, with a way to try again', async () => {
  root.render(
    <TestPage>
      <h1>Night Sailing</h1>
      <ErrorBoundary path="/Events.html" part>
        <Broken error={new PartTimeOut()} />
      </ErrorBoundary>
    </TestPage>,
  );
  await expect.element(page.getByText(words.common?.partLoadFailed ?? '')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again', exact: true })).toBeVisible();
  expect(page.getByRole('heading').elements()).toHaveLength(1);
});
