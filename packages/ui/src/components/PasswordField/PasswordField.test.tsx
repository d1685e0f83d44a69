import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { PasswordField } from './PasswordField.js';

const root = freshRoot();

test('PasswordField shows and hides the password, and its word says which of the two a press does', async () => {
  const submits = root.host.appendChild(document.createElement('p'));
  root.host.addEventListener('submit', () => submits.append('sent'));
  root.render(
    <form>
      <PasswordField
        label="Password"
        name="password"
        value="openingnight"
        onChange={() => {}}
        showPasswordLabel="Show"
        hidePasswordLabel="Hide"
      />
    </form>,
  );
  const field = page.getByLabelText('Password');
  await expect.element(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show Password', exact: true }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide Password', exact: true }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
  expect(submits.textContent).toBe('');
});

test('a new password has a meter of its characters, hidden from screen readers', async () => {
  root.render(
    <PasswordField
      label="New password"
      name="newPassword"
      autoComplete="new-password"
      value="ferrypier1881"
      onChange={() => {}}
      showPasswordLabel="Show"
      hidePasswordLabel="Hide"
      limit={20}
    />,
  );
  await expect.element(page.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  expect(root.host.querySelectorAll('[aria-hidden="true"] [data-state="filled"]')).toHaveLength(13);
  expect(root.host.querySelector('[role="status"]')).toBeNull();
});

test('disabled, neither the field nor its button can be reached', async () => {
  root.render(
    <PasswordField
      label="Password"
      name="password"
      value=""
      onChange={() => {}}
      showPasswordLabel="Show"
      hidePasswordLabel="Hide"
      disabled
    />,
  );
  await expect.element(page.getByLabelText('Password')).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Show Password', exact: true })).toBeDisabled();
});
