import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formProblem } from '../../shared/form/formProblem.js';
import { screenRoot, words } from '../../shared/screenRoot.js';
import { credentials } from '../../shared/story/index.js';
import { UnsubscribeScreen, type UnsubscribeState } from './UnsubscribeScreen.js';

const { unsubscribe: said, errors } = words;
const onSubmit = vi.fn<() => void>();
const root = screenRoot();
afterEach(() => {
  vi.clearAllMocks();
});

function Owner(changes: Partial<UnsubscribeState>) {
  const [email, setEmail] = useState(changes.email ?? '');
  return (
    <UnsubscribeScreen
      state={{ submitting: false, error: null, failure: null, unsent: false, ...changes, email }}
      onChange={setEmail}
      onSubmit={onSubmit}
    />
  );
}

const show = (changes: Partial<UnsubscribeState> = {}) => root.render(<Owner {...changes} />);
const email = page.getByRole('textbox', { name: said.email, exact: true });

describe('§5 unsubscribe', () => {
  test.each([
    ['', errors.emailRequired],
    ['hoiching@example', errors.emailInvalid],
  ])('“%s” is not sent', async (typed, message) => {
    show({ email: typed });
    await page.getByRole('button', { name: said.submit, exact: true }).click();
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(formProblem).toHaveFocus();
    await expect.element(email).toHaveAccessibleDescription(message);
  });

  test('a valid email is sent', async () => {
    show();
    await email.fill(credentials.email);
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('§8 an email that is not subscribed is an error of the field, and stays', async () => {
    show({ email: credentials.email, error: { code: 'subscriberNotFound', fields: [] } });
    await expect.element(email).toHaveAccessibleDescription(errors.subscriberNotFound);
    await expect.element(email).toHaveValue(credentials.email);
  });

  test('§8 where it failed, customer service is one link away', async () => {
    show({ email: credentials.email, error: { code: 'unsubscribeFailed', fields: [] } });
    await expect.element(formProblem).toHaveTextContent(/because of a system error.*customer service/);
    await expect
      .element(page.getByRole('link', { name: said.contact, exact: true }))
      .toHaveAttribute('href', '/en_us/CS.html');
  });
});
