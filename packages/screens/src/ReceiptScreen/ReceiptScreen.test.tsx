import { loadAllWords } from '@first-gong/i18n/load';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { awaitingBank, transactionIn } from '../shared/story/index.js';
import { TextProvider } from '../shared/text/index.js';
import { ReceiptScreen, type ReceiptState } from './ReceiptScreen.js';

const words = await loadAllWords('en_us');

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
});

const show = (state: ReceiptState) =>
  root.render(
    <TextProvider lang="en_us" words={words}>
      <ReceiptScreen state={state} onRetry={() => {}} onPrint={() => {}} />
    </TextProvider>,
  );

test.each([
  [560, '9 minutes left'],
  [59, 'Less than a minute left'],
])('with %d seconds left the bank page says "%s"', async (secondsLeft, sentence) => {
  const transaction = transactionIn('en_us', awaitingBank);
  show({ kind: 'awaitingBank', transaction, secondsLeft, checking: false });
  await expect.element(page.getByText(sentence)).toBeInTheDocument();
});

test.each([true, false])('the stubs of the tickets tear only at the first sight of them (%s)', async (fresh) => {
  const transaction = transactionIn('en_us');
  show({ kind: 'complete', transaction, memberEmail: 'a@example.com', pointsBalance: 0, fresh });
  await expect.element(page.getByRole('article').first()).toBeVisible();
  const moving = host.getAnimations({ subtree: true });
  expect(moving.length > 0).toBe(fresh);
});
