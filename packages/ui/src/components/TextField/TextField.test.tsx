import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TextField, type TextFieldProps } from './TextField.js';

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

function Example(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('');
  return <TextField label="Email" name="email" value={value} onChange={setValue} {...props} />;
}

const field = page.getByRole('textbox', { name: 'Email' });

describe('TextField', () => {
  test('is named by its label and carries its name as id, for an error summary to lead to', async () => {
    root.render(<Example />);
    await expect.element(field).toHaveAttribute('id', 'email');
    await expect.element(field).toHaveAttribute('name', 'email');
  });

  test('hint and error are both read with it', async () => {
    root.render(<Example hint="Your login ID." error="Enter an address with an @." />);
    await expect.element(field).toHaveAccessibleDescription(/Your login ID\..*Enter an address with an @\./);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  });

  test('gives what is typed to its owner', async () => {
    root.render(<Example />);
    await field.fill('hoiching@example.com');
    await expect.element(field).toHaveValue('hoiching@example.com');
  });

  test('an error never keeps the browser from sending the form', async () => {
    root.render(
      <form>
        <Example error="Wrong." required />
      </form>,
    );
    await expect.element(field).toBeVisible();
    expect(host.querySelector('form')?.checkValidity()).toBe(true);
  });

  test('several lines make it a text area', async () => {
    root.render(<Example rows={4} />);
    await expect.element(field).toBeVisible();
    expect(field.element().tagName).toBe('TEXTAREA');
  });
});
