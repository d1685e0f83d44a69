import { errorText } from '@first-gong/i18n/errorText';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { screenRoot, t, words } from '../../shared/screenRoot.js';
import { ResetPasswordScreen } from './ResetPasswordScreen.js';
import type { NewPassword, ResetPasswordState } from './state.js';

const { resetPassword: said, errors } = words;
const onSubmit = vi.fn();
const root = screenRoot();
afterEach(() => {
  vi.clearAllMocks();
});

const nothing: NewPassword = { newPassword: '', retypedPassword: '' };

function Owner({ state }: { state: ResetPasswordState }) {
  const [entries, setEntries] = useState(nothing);
  return (
    <ResetPasswordScreen
      state={state.kind === 'ready' ? { ...state, ...entries } : state}
      onChange={setEntries}
      onSubmit={onSubmit}
      onRetry={() => {}}
    />
  );
}

const show = (
  state: ResetPasswordState = { kind: 'ready', ...nothing, submitting: false, error: null, failure: null },
) => root.render(<Owner state={state} />);

const first = page.getByLabelText(said.newPassword, { exact: true });
const second = page.getByLabelText(said.retypedPassword, { exact: true });

describe('a new password', () => {
  test('§5 is sent only if it has 8 to 20 characters and is repeated', async () => {
    show();
    await first.fill('gong');
    await second.fill('gong');
    await userEvent.keyboard('{Enter}');
    await expect.element(first).toHaveAccessibleDescription(new RegExp(errorText(t, { code: 'passwordLength' })));
    await first.fill('curtain-rises');
    await userEvent.keyboard('{Enter}');
    await expect.element(second).toHaveAccessibleDescription(errors.passwordMismatch);
    expect(onSubmit).not.toHaveBeenCalled();
    await second.fill('curtain-rises');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('is offered to a password manager as a new one', async () => {
    show();
    for (const field of [first, second]) await expect.element(field).toHaveAttribute('autocomplete', 'new-password');
  });

  test.each([
    ['expired', said.expiredTitle, '/en_us/ForgotPassword.html'],
    ['used', said.usedTitle, '/en_us/Login.html'],
    ['replaced', said.replacedTitle, '/en_us/ForgotPassword.html'],
    ['incomplete', said.incompleteTitle, '/en_us/ForgotPassword.html'],
    ['perhapsDone', said.perhapsDoneTitle, '/en_us/Login.html'],
    ['done', said.doneTitle, '/en_us/Login.html'],
  ] as const)('§8 %s takes the focus and leads on', async (kind, title, href) => {
    show({ kind });
    const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
    await expect.element(heading).toHaveFocus();
    await expect.element(page.getByRole('link').first()).toHaveAttribute('href', href);
  });
});
