import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { ErrorSummary } from '../ErrorSummary/index.js';
import { TextField } from '../TextField/index.js';
import { CheckboxDisclosure, type CheckboxDisclosureProps } from './CheckboxDisclosure.js';

const root = freshRoot();

function Example(props: Partial<CheckboxDisclosureProps>) {
  const [checked, setChecked] = useState(props.checked ?? false);
  const [phone, setPhone] = useState('');
  return (
    <form>
      <CheckboxDisclosure label="Contact number" name="changePhone" {...props} checked={checked} onChange={setChecked}>
        <TextField label="New number" name="newPhone" value={phone} onChange={setPhone} />
      </CheckboxDisclosure>
    </form>
  );
}

const box = page.getByRole('checkbox', { name: 'Contact number', exact: true });
const field = page.getByRole('textbox', { name: 'New number', exact: true });

describe('CheckboxDisclosure', () => {
  test('collapsed, its fields are neither shown nor sent', async () => {
    root.render(<Example />);
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    await expect.element(field).not.toBeInTheDocument();
    expect(new FormData(root.host.querySelector('form') ?? undefined).has('newPhone')).toBe(false);
  });

  test('a press anywhere on its head ticks it and opens its fields, as a group with its name', async () => {
    root.render(<Example hint="Mobile numbers only." />);
    await page.getByText('Mobile numbers only.').click({ force: true });
    await expect.element(box).toBeChecked();
    await expect.element(box).toHaveAttribute('aria-expanded', 'true');
    const group = page.getByRole('group', { name: 'Contact number', exact: true });
    await expect.element(group.getByRole('textbox', { name: 'New number', exact: true })).toBeVisible();
    await expect.element(box).toHaveAttribute('aria-controls', group.element().id);
  });

  test('Space opens it and leaves the focus, Tab goes on into its fields', async () => {
    root.render(<Example />);
    await expect.element(box).toBeInTheDocument();
    await userEvent.tab();
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(field).toBeVisible();
    await expect.element(box).toHaveFocus();
    await userEvent.tab();
    await expect.element(field).toHaveFocus();
  });

  test('the typed text is there again when the box is ticked again', async () => {
    root.render(<Example checked />);
    await field.fill('9123 4567');
    await box.click();
    await expect.element(field).not.toBeInTheDocument();
    await box.click();
    await expect.element(field).toHaveValue('9123 4567');
  });

  test('screen readers read hint and error with the box', async () => {
    root.render(<Example hint="Mobile numbers only." error="Tick at least one." />);
    await expect.element(box).toHaveAccessibleDescription('Mobile numbers only. Tick at least one.');
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  });

  test('an error summary leads to it', async () => {
    root.render(
      <>
        <ErrorSummary title="One thing" errors={[{ fieldId: 'changePhone', message: 'Tick at least one.' }]} />
        <Example />
      </>,
    );
    await page.getByRole('link', { name: 'Tick at least one.', exact: true }).click();
    await expect.element(box).toHaveFocus();
  });

  test('disabled, it does not react', async () => {
    root.render(<Example disabled />);
    await expect.element(box).toBeDisabled();
  });
});
