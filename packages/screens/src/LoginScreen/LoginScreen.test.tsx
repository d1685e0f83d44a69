import { loadAllWords } from '@first-gong/i18n/load';
import { freshRoot } from '@first-gong/ui/testing';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { credentials } from '../shared/story/index.js';
import { TextProvider } from '../shared/text/index.js';
import { LoginScreen } from './LoginScreen.js';
import type { Credentials, LoginState } from './state.js';

const words = await loadAllWords('en_us');

const onSubmit = vi.fn<(credentials: Credentials) => void>();
const root = freshRoot();

afterEach(() => {
  vi.clearAllMocks();
});

const calm: Omit<LoginState, keyof Credentials> = {
  submitting: false,
  error: null,
  failure: null,
  unsent: false,
  sessionExpired: false,
  target: null,
  demo: null,
};

function Owner(changes: Partial<LoginState>) {
  const [typed, setTyped] = useState<Credentials>({ email: changes.email ?? '', password: changes.password ?? '' });
  return (
    <TextProvider lang="en_us" words={words}>
      <LoginScreen state={{ ...calm, ...changes, ...typed }} onChange={setTyped} onSubmit={onSubmit} />
    </TextProvider>
  );
}

const show = (changes: Partial<LoginState> = {}) => root.render(<Owner {...changes} />);

const email = page.getByRole('textbox', { name: 'Email or login name' });
const password = page.getByLabelText('Password', { exact: true });
const alert = page.getByRole('alert');

describe('logging in', () => {
  test('§5 Enter submits what was typed', async () => {
    show();
    await email.fill(credentials.email);
    await password.fill(credentials.password);
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(credentials);
  });

  test('submits once while the answer is awaited', async () => {
    show({ ...credentials, submitting: true });
    await password.click();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Logging in' }).click({ force: true });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('lets a password manager fill in both fields', async () => {
    show();
    await expect.element(email).toHaveAttribute('autocomplete', 'username');
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  });

  test('a demonstration fills in its member', async () => {
    show({ demo: credentials });
    await page.getByRole('button', { name: 'Fill in for me' }).click();
    await expect.element(email).toHaveValue(credentials.email);
    await expect.element(password).toHaveValue(credentials.password);
  });
});

describe('a refusal', () => {
  test('§5 empty fields: the summary takes the focus and leads to each field', async () => {
    show({
      error: {
        code: 'emailRequired',
        fields: [
          { field: 'email', code: 'emailRequired' },
          { field: 'password', code: 'passwordRequired' },
        ],
      },
    });
    await expect.element(alert).toHaveFocus();
    await alert.getByRole('link', { name: 'Enter your password.' }).click();
    await expect.element(password).toHaveFocus();
    await expect.element(email).toBeInvalid();
  });

  test('§8 a wrong password is an error of the field, and what was entered stays', async () => {
    show({ ...credentials, error: { code: 'emailPasswordMismatch', fields: [] } });
    await expect.element(alert).toHaveFocus();
    await expect.element(password).toBeInvalid();
    await expect.element(email).toHaveValue(credentials.email);
    await expect.element(password).toHaveValue(credentials.password);
  });

  test('§6 §8 a suspended account learns the hours of customer service', async () => {
    show({ ...credentials, error: { code: 'accountSuspended', fields: [] } });
    await expect.element(alert).toHaveTextContent('10:00 to 19:00');
    await expect.element(password).not.toBeInvalid();
  });

  test('§4 the page says that the session ended until there is an error to say', async () => {
    show({ sessionExpired: true });
    await expect.element(page.getByRole('status')).toHaveTextContent('You were logged out');
    show({ sessionExpired: true, failure: { kind: 'offline' } });
    await expect.element(alert).toHaveTextContent('You are offline');
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  });
});
