import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { ErrorSummary } from '../ErrorSummary/index.js';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.js';

const root = freshRoot();

function Example({ onChange, ...props }: Partial<RadioGroupProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <RadioGroup
      label="Collection"
      name="collection"
      options={[
        { value: 'courier', label: 'Courier', description: 'Closed seven days before', disabled: true },
        { value: 'kiosk', label: 'Kiosk', description: 'Day and night' },
        { value: 'counter', label: 'Counter' },
      ]}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const radio = (name: string) => page.getByRole('radio', { name, exact: true });

describe('RadioGroup', () => {
  test('is a group named by its label, each radio button by its own', async () => {
    root.render(<Example value="kiosk" />);
    await expect.element(page.getByRole('radiogroup', { name: 'Collection', exact: true })).toBeVisible();
    await expect.element(radio('Kiosk')).toHaveAccessibleName('Kiosk');
    await expect.element(radio('Kiosk')).toBeChecked();
  });

  test('a radio button has its own description; hint and error describe the group', async () => {
    root.render(<Example hint="Where you go." error="Choose one." />);
    await expect.element(radio('Kiosk')).toHaveAccessibleDescription('Day and night');
    await expect.element(radio('Counter')).toHaveAccessibleDescription('');
    await expect.element(page.getByRole('radiogroup')).toHaveAccessibleDescription(/Where you go\..*Choose one\./);
    await expect.element(page.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
  });

  test.each(['', 'courier', 'unknown'])('Tab reaches it although the value "%s" cannot be chosen', async (value) => {
    root.render(<Example value={value} />);
    await expect.element(radio('Kiosk')).toBeInTheDocument();
    await userEvent.tab();
    await expect.element(radio('Kiosk')).toHaveFocus();
  });

  test('Tab reaches the chosen option, arrows choose and skip an option that cannot be chosen', async () => {
    root.render(<Example value="counter" />);
    await expect.element(radio('Counter')).toBeInTheDocument();
    await userEvent.tab();
    await expect.element(radio('Counter')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(radio('Kiosk')).toBeChecked();
    await expect.element(radio('Kiosk')).toHaveFocus();
  });

  test('a press on the description chooses', async () => {
    root.render(<Example />);
    await page.getByText('Day and night').click({ force: true });
    await expect.element(radio('Kiosk')).toBeChecked();
  });

  test.each([
    ['nothing is chosen, to the first that can be had', '', 'Kiosk'],
    ['one is chosen, to that one', 'counter', 'Counter'],
  ])('an error summary leads, when %s', async (_, value, name) => {
    root.render(
      <>
        <ErrorSummary title="One thing" errors={[{ fieldId: 'collection', message: 'Choose one.' }]} />
        <Example value={value} />
      </>,
    );
    await page.getByRole('link', { name: 'Choose one.', exact: true }).click();
    await expect.element(radio(name)).toHaveFocus();
  });

  test('disabled, no option reacts', async () => {
    root.render(<Example disabled />);
    await expect.element(radio('Kiosk')).toBeDisabled();
    await expect.element(radio('Counter')).toBeDisabled();
  });

  test('read-only, it can be reached and not changed', async () => {
    const onChange = vi.fn();
    root.render(<Example value="kiosk" readOnly onChange={onChange} />);
    await expect.element(page.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true');
    await page.getByText('Counter').click({ force: true });
    await userEvent.keyboard('{ArrowDown}');
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(radio('Kiosk')).toBeChecked();
  });
});
