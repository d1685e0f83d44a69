import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { credentials } from '../../shared/story/index.js';
import { UnsubscribeSuccessScreen, type UnsubscribeSuccessState } from './UnsubscribeSuccessScreen.js';

const { unsubscribe: said, errors } = words;
const root = screenRoot();
const onSubscribe = vi.fn<() => void>();
const { email } = credentials;

const show = (state: UnsubscribeSuccessState) =>
  root.render(<UnsubscribeSuccessScreen state={state} onSubscribe={onSubscribe} />);
const heading = page.getByRole('heading', { level: 1 });
const done = { kind: 'unsubscribed', email, submitting: false, error: null, failure: null } as const;

test('§2 the result takes the focus, and one press undoes a mistake', async () => {
  show(done);
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText(new RegExp(email))).toBeVisible();
  await page.getByRole('button', { name: said.again, exact: true }).click();
  expect(onSubscribe).toHaveBeenCalledOnce();
  show({ kind: 'subscribedAgain', email });
  await expect.element(heading).toHaveTextContent(said.subscribedAgainTitle);
  await expect.element(heading).toHaveFocus();
});

test('§8 a subscription that failed is announced', async () => {
  show({ ...done, error: { code: 'subscribeFailed', fields: [] } });
  await expect.element(page.getByRole('alert')).toHaveTextContent(errors.subscribeFailed);
});

test('a page that was only opened claims nothing, and leads to the form', async () => {
  show({ kind: 'nothing' });
  await expect.element(heading).toHaveTextContent(said.nothingTitle);
  await expect
    .element(page.getByRole('link', { name: said.title, exact: true }))
    .toHaveAttribute('href', '/en_us/Unsubscribe.html');
});
