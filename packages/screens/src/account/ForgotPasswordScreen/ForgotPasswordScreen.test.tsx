import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formProblem } from '../../shared/form/formProblem.js';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { credentials, unsentForm } from '../../shared/story/index.js';
import { ForgotPasswordScreen, type ForgotPasswordState } from './ForgotPasswordScreen.js';

const { forgotPassword: said, errors } = words;
const onSubmit = vi.fn();
const onChangeEmail = vi.fn();
const root = screenRoot();
afterEach(() => {
  vi.clearAllMocks();
});

const empty: ForgotPasswordState = {
  wanted: 'password',
  email: '',
  sent: null,
  ...unsentForm,
};

function Owner(changes: Partial<ForgotPasswordState>) {
  const [email, setEmail] = useState(changes.email ?? '');
  return (
    <ForgotPasswordScreen
      state={{ ...empty, ...changes, email }}
      onChange={setEmail}
      onSubmit={onSubmit}
      onChangeEmail={onChangeEmail}
    />
  );
}

const show = (changes: Partial<ForgotPasswordState> = {}) => root.render(<Owner {...changes} />);
const email = page.getByRole('textbox', { name: said.email, exact: true });

describe('forgot password', () => {
  test('§5 an email that is none is not sent', async () => {
    show();
    await email.fill('hoiching@example');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(formProblem).toHaveFocus();
    await expect.element(email).toHaveAccessibleDescription(errors.emailInvalid);
    await email.fill(credentials.email);
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('§8 an email without an account is an error of the field, and stays', async () => {
    show({ email: 'nobody@example.com', error: { code: 'emailNotRegistered', fields: [] } });
    await expect.element(formProblem).toHaveFocus();
    await expect.element(email).toHaveValue('nobody@example.com');
    await expect.element(email).toBeInvalid();
  });

  test('§8 too many requests: the page says how long to wait', async () => {
    show({ email: credentials.email, error: { code: 'tooManyRequests', fields: [], values: { minutes: 12 } } });
    await expect.element(formProblem).toHaveTextContent('in 12 minutes');
  });

  test('the result takes the focus, and leads to the same and to another email', async () => {
    show({ sent: { email: credentials.email, activation: false, again: false } });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await page.getByRole('button', { name: said.again, exact: true }).click();
    expect(onSubmit).toHaveBeenCalledOnce();
    show({ sent: { email: credentials.email, activation: true, again: false } });
    await expect.element(page.getByText(/sent the activation email again/)).toBeVisible();
    await page.getByRole('button', { name: said.otherEmail, exact: true }).click();
    expect(onChangeEmail).toHaveBeenCalledOnce();
  });

  test('§4 the activation email again is no new password: the page names it, and the second link of the email', async () => {
    show({ wanted: 'activation' });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(said.activationTitle);
    await expect.element(page.getByRole('button', { name: said.submitActivation, exact: true })).toBeVisible();
    await expect.element(root.host).not.toHaveTextContent(said.inactive);
    show({ wanted: 'activation', sent: { email: credentials.email, activation: true, again: false } });
    await expect.element(page.getByText(/within 48 hours, then log in with your password/)).toBeVisible();
    await expect.element(page.getByText(/The other link in the email/)).toBeVisible();
    show({ wanted: 'activation', sent: { email: credentials.email, activation: false, again: false } });
    await expect.element(page.getByText(/is activated already, so you can log in/)).toBeVisible();
  });
});
