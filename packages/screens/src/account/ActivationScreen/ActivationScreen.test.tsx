import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { credentials } from '../../shared/story/index.js';
import { ActivationScreen, type ActivationState } from './ActivationScreen.js';

const { activation: said } = words;
const root = screenRoot();
const onRetry = vi.fn();

const show = (state: ActivationState) => root.render(<ActivationScreen state={state} onRetry={onRetry} />);

test('§4 success leads to the login, and says whose account it is', async () => {
  show({ kind: 'done', email: credentials.email });
  await expect.element(page.getByRole('heading', { level: 1, name: said.doneTitle, exact: true })).toHaveFocus();
  await expect.element(page.getByText(credentials.email)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: said.toLogin, exact: true }))
    .toHaveAttribute('href', '/en_us/Login.html');
});

test.each([
  ['used', said.usedTitle, said.toLogin, '/en_us/Login.html'],
  ['expired', said.expiredTitle, said.again, '/en_us/ForgotPassword.html?view=activation'],
  ['replaced', said.replacedTitle, said.again, '/en_us/ForgotPassword.html?view=activation'],
  ['incomplete', said.incompleteTitle, said.again, '/en_us/ForgotPassword.html?view=activation'],
  ['suspended', said.suspendedTitle, said.toEvents, '/en_us/Events.html'],
] as const)('§4 §8 %s takes the focus and offers its next step first', async (kind, title, way, href) => {
  show({ kind });
  await expect.element(page.getByRole('heading', { level: 1, name: title, exact: true })).toHaveFocus();
  const first = page.getByRole('link').first();
  await expect.element(first).toHaveAccessibleName(way);
  await expect.element(first).toHaveAttribute('href', href);
});

test('without an answer the activation can be tried again', async () => {
  show({ kind: 'failed', failure: { kind: 'offline' } });
  await page.getByRole('button', { name: words.common.tryAgain, exact: true }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
