import { identityProviders } from '@first-gong/domain';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formProblem } from '../../shared/form/formProblem.js';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { credentials } from '../../shared/story/index.js';
import { nothingTyped, sent } from './fixtures.js';
import { LoginScreen } from './LoginScreen.js';
import { entriesOf, type LoginEntries, type LoginState, type LoginStep } from './state.js';

const onSubmit = vi.fn<(step: LoginStep) => void>();
const onChangeEmail = vi.fn();
const root = screenRoot();

afterEach(() => {
  vi.clearAllMocks();
});

function Owner(changes: Partial<LoginState>) {
  const [typed, setTyped] = useState<LoginEntries>(entriesOf({ ...nothingTyped, ...changes }));
  return (
    <LoginScreen
      state={{ ...nothingTyped, ...changes, ...typed }}
      onChange={setTyped}
      onSubmit={onSubmit}
      onChangeEmail={onChangeEmail}
    />
  );
}

const show = (changes: Partial<LoginState> = {}) => root.render(<Owner {...changes} />);

const email = page.getByRole('textbox', { name: 'Email or login name', exact: true });
const password = page.getByLabelText('Password', { exact: true });
const { login: said, errors } = words;

describe('logging in', () => {
  test('§5 Enter submits what was typed', async () => {
    show();
    await email.fill(credentials.email);
    await password.fill(credentials.password);
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('password');
  });

  test('submits once while the answer is awaited', async () => {
    show({ ...credentials, submitting: 'password' });
    await password.click();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Logging in', exact: true }).click({ force: true });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('lets a password manager fill in both fields', async () => {
    show();
    await expect.element(email).toHaveAttribute('autocomplete', 'username');
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  });

  test('a demonstration fills in its member', async () => {
    show({ demo: credentials });
    await page.getByRole('button', { name: 'Fill in for me', exact: true }).click();
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
    await expect.element(formProblem).toHaveFocus();
    await formProblem.getByRole('link', { name: 'Enter your password.', exact: true }).click();
    await expect.element(password).toHaveFocus();
    await expect.element(email).toBeInvalid();
  });

  test('§8 a wrong password is an error of the field, and what was entered stays', async () => {
    show({ ...credentials, error: { code: 'emailPasswordMismatch', fields: [] } });
    await expect.element(formProblem).toHaveFocus();
    await expect.element(password).toBeInvalid();
    await expect.element(email).toHaveValue(credentials.email);
    await expect.element(password).toHaveValue(credentials.password);
  });

  test('§6 §8 a suspended account learns the hours of customer service', async () => {
    show({ ...credentials, error: { code: 'accountSuspended', fields: [] } });
    await expect.element(formProblem).toHaveTextContent('10:00 to 19:00');
    await expect.element(password).not.toBeInvalid();
  });

  test('§4 the page says that the session ended until there is an error to say', async () => {
    show({ sessionExpired: true });
    await expect.element(page.getByRole('status')).toHaveTextContent('You were logged out');
    show({ sessionExpired: true, failure: { kind: 'offline' } });
    await expect.element(formProblem).toHaveTextContent('You are offline');
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  });
});

describe('the ways in', () => {
  test('§2 registration, forgot password and the one-time password are one press away, and keep the target', async () => {
    show({ target: '/en_us/ShoppingCart.html' });
    await expect
      .element(page.getByRole('link', { name: said.register, exact: true }))
      .toHaveAttribute('href', '/en_us/Login.html?target=%2Fen_us%2FShoppingCart.html&view=register');
    await expect
      .element(page.getByRole('link', { name: said.forgot, exact: true }))
      .toHaveAttribute('href', '/en_us/ForgotPassword.html');
    await expect
      .element(page.getByRole('link', { name: said.wayOneTimePassword, exact: true }))
      .toHaveAttribute('href', '/en_us/Login.html?target=%2Fen_us%2FShoppingCart.html&way=oneTimePassword');
    await expect
      .element(page.getByRole('link', { name: said.wayPassword, exact: true }))
      .toHaveAttribute('aria-current', 'page');
  });

  test.each(identityProviders)('§1 %s has its button', async (provider) => {
    show();
    await page.getByRole('button', { name: said[provider], exact: true }).click();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(provider);
  });

  test.each(identityProviders)(
    '§8 %s could not verify: the page says so and lets the person try again',
    async (provider) => {
      show({ error: { code: `${provider}VerificationFailed`, fields: [] } });
      await expect.element(formProblem).toHaveTextContent(errors[`${provider}VerificationFailed`]);
      await page.getByRole('button', { name: said[provider], exact: true }).click();
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith(provider);
    },
  );

  test('an account that is not activated leads to another activation email', async () => {
    show({ ...credentials, error: { code: 'accountNotActivated', fields: [] } });
    await expect
      .element(formProblem.getByRole('link', { name: said.activateAgain, exact: true }))
      .toHaveAttribute('href', '/en_us/ForgotPassword.html?view=activation');
  });
});

describe('§4 a one-time password', () => {
  const ask = page.getByRole('button', { name: said.ask, exact: true });
  const terms = page.getByRole('checkbox');
  const code = page.getByRole('textbox', { name: said.oneTimePassword, exact: true });

  test('§8 is not asked for before the terms are agreed to', async () => {
    show({ way: 'oneTimePassword', email: credentials.email });
    await ask.click();
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(formProblem).toHaveFocus();
    await formProblem.getByRole('link').click();
    await expect.element(terms).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(formProblem).not.toBeInTheDocument();
    await ask.click();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('ask');
  });

  test('§9 says until when it is valid, and takes a paste of all six digits', async () => {
    show({ way: 'oneTimePassword', sent });
    await expect.element(page.getByText('Valid for 15 minutes, until 20:46')).toBeVisible();
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await code.click();
    await userEvent.fill(code, '408 215');
    await userEvent.keyboard('{Enter}');
    await expect.element(code).toHaveValue('408215');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('enter');
  });

  test('§9 cannot be sent again until the countdown is over', async () => {
    show({ way: 'oneTimePassword', sent });
    await expect.element(page.getByRole('button', { name: 'Send another one in 0:47', exact: true })).toBeDisabled();
    show({ way: 'oneTimePassword', sent: { ...sent, resendIn: 0 } });
    await page.getByRole('button', { name: said.askAgain, exact: true }).click();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('askAgain');
  });

  test.each(['oneTimePasswordMismatch', 'oneTimePasswordExpired'] as const)(
    '§8 %s is an error of its field',
    async (refusal) => {
      show({ way: 'oneTimePassword', sent, oneTimePassword: '408216', error: { code: refusal, fields: [] } });
      await expect.element(formProblem).toHaveFocus();
      await expect.element(code).toHaveAccessibleDescription(new RegExp(errors[refusal]));
    },
  );

  test('leads back to another email, and to the password', async () => {
    show({ way: 'oneTimePassword', sent });
    await page.getByRole('button', { name: said.changeEmail, exact: true }).click();
    expect(onChangeEmail).toHaveBeenCalledOnce();
    await expect
      .element(page.getByRole('link', { name: said.usePassword, exact: true }))
      .toHaveAttribute('href', '/en_us/Login.html');
  });
});
