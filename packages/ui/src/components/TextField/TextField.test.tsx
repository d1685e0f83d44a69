import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { TextField, type TextFieldProps } from './TextField.js';

const root = freshRoot();

function Example(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <TextField label="Email" name="email" {...props} value={value} onChange={setValue} />;
}

const field = page.getByRole('textbox', { name: 'Email', exact: true });

describe('TextField', () => {
  test('is named by its label and carries its name as id, for an error summary to lead to', async () => {
    root.render(<Example />);
    await expect.element(field).toHaveAttribute('id', 'email');
    await expect.element(field).toHaveAttribute('name', 'email');
  });

  test('screen readers read hint and error with it', async () => {
    root.render(<Example hint="Your login ID." error="Enter an address with an @." />);
    await expect.element(field).toHaveAccessibleDescription(/Your login ID\..*Enter an address with an @\./);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  });

  test('reports the typed text', async () => {
    root.render(<Example />);
    await field.fill('hoiching@example.com');
    await expect.element(field).toHaveValue('hoiching@example.com');
  });

  test('screen readers read the words at aria-describedby too', async () => {
    root.render(
      <>
        <p id="sum">Seven plus twelve?</p>
        <Example aria-describedby="sum" hint="In digits." />
      </>,
    );
    await expect.element(field).toHaveAccessibleDescription(/Seven plus twelve\?/);
    await expect.element(field).toHaveAccessibleDescription(/In digits\./);
  });

  test('read-only, it can be reached and not changed', async () => {
    root.render(<Example readOnly value="hoiching" />);
    await field.click();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('x');
    await expect.element(field).toHaveValue('hoiching');
  });

  test('disabled, it cannot be reached', async () => {
    root.render(<Example disabled />);
    await expect.element(field).toBeDisabled();
  });

  test('an error never stops the browser from sending the form', async () => {
    root.render(
      <form>
        <Example error="Wrong." required />
      </form>,
    );
    await expect.element(field).toBeVisible();
    expect(root.host.querySelector('form')?.checkValidity()).toBe(true);
  });

  test('passes on what the browser fills in, checks and shows keys for', async () => {
    root.render(<Example type="email" autoComplete="email" inputMode="email" maxLength={8} required />);
    await expect.element(field).toHaveAttribute('type', 'email');
    await expect.element(field).toHaveAttribute('autocomplete', 'email');
    await expect.element(field).toHaveAttribute('inputmode', 'email');
    await expect.element(field).toHaveAttribute('maxlength', '8');
    await expect.element(field).toHaveAttribute('aria-required', 'true');
  });
});
