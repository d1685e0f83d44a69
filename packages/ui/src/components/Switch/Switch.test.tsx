import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Switch, type SwitchProps } from './Switch.js';

const root = freshRoot();

function Example({ onChange, ...props }: Partial<SwitchProps>) {
  const [checked, setChecked] = useState(props.checked ?? false);
  return (
    <Switch
      label="Tell me by email"
      name="byEmail"
      onLabel="On"
      offLabel="Off"
      {...props}
      checked={checked}
      onChange={(next) => {
        setChecked(next);
        onChange?.(next);
      }}
    />
  );
}

const control = page.getByRole('switch');

describe('Switch', () => {
  test('is a switch whose name does not change with its state, while the word beside it does', async () => {
    root.render(<Example />);
    await expect.element(control).toHaveAccessibleName('Tell me by email');
    await expect.element(page.getByText('Off', { exact: true })).toBeVisible();
    await page.getByText('Tell me by email').click();
    await expect.element(control).toBeChecked();
    await expect.element(control).toHaveAccessibleName('Tell me by email');
    await expect.element(page.getByText('On', { exact: true })).toBeVisible();
  });

  test('Tab reaches it and Space turns it', async () => {
    root.render(<Example />);
    await expect.element(control).toBeInTheDocument();
    await userEvent.tab();
    await expect.element(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(control).not.toBeChecked();
  });

  test('busy, it says so, keeps the focus and ignores presses', async () => {
    const onChange = vi.fn();
    root.render(<Example onChange={onChange} />);
    await expect.element(control).toBeInTheDocument();
    await userEvent.tab();
    root.render(<Example busy busyLabel="Saving" onChange={onChange} />);
    await expect.element(page.getByRole('status')).toHaveTextContent('Saving');
    await expect.element(control).toHaveAccessibleName('Tell me by email');
    await userEvent.keyboard(' ');
    await expect.element(control).toHaveFocus();
    await page.getByText('Tell me by email').click();
    await expect.element(control).not.toBeChecked();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('screen readers read hint and error with it', async () => {
    root.render(<Example hint="One for each match." error="It was not saved." />);
    await expect.element(control).toHaveAccessibleDescription(/One for each match\..*It was not saved\./);
  });

  test('an error summary can lead to it by its name', async () => {
    root.render(<Example />);
    await expect.element(control).toBeInTheDocument();
    document.getElementById('byEmail')?.focus();
    await expect.element(control).toHaveFocus();
  });

  test('disabled, it does not react', async () => {
    root.render(<Example disabled />);
    await expect.element(control).toBeDisabled();
  });

  test('read-only, it can be reached and not turned', async () => {
    const onChange = vi.fn();
    root.render(<Example checked readOnly onChange={onChange} />);
    await page.getByText('Tell me by email').click();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(control).toBeChecked();
    expect(onChange).not.toHaveBeenCalled();
  });
});
