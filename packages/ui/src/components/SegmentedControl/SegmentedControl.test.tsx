import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { ErrorSummary } from '../ErrorSummary/index.js';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.js';

const root = freshRoot();

function Example({ onChange, ...props }: Partial<SegmentedControlProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <SegmentedControl
      label="Title"
      name="title"
      options={[
        { value: 'dr', label: 'Dr', disabled: true },
        { value: 'mr', label: 'Mr' },
        { value: 'miss', label: 'Miss' },
        { value: 'mrs', label: 'Mrs' },
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

describe('SegmentedControl', () => {
  test('is a group named by its label, also when the label is hidden', async () => {
    root.render(<Example labelHidden />);
    await expect.element(page.getByRole('radiogroup', { name: 'Title', exact: true })).toBeInTheDocument();
  });

  test('a press chooses, and only the chosen option is ticked', async () => {
    root.render(<Example value="mr" />);
    await page.getByText('Miss').click();
    await expect.element(radio('Miss')).toBeChecked();
    await expect.element(radio('Mr')).not.toBeChecked();
    expect(root.host.querySelectorAll('svg')).toHaveLength(1);
    expect(page.getByText('Miss').element().parentElement?.querySelector('svg')).not.toBeNull();
  });

  test.each(['', 'dr', 'unknown'])('Tab reaches it although the value "%s" cannot be chosen', async (value) => {
    root.render(<Example value={value} />);
    await expect.element(radio('Mr')).toBeInTheDocument();
    await userEvent.tab();
    await expect.element(radio('Mr')).toHaveFocus();
  });

  test.each(['{ArrowRight}', '{ArrowDown}'])('the key "%s" chooses the next option', async (key) => {
    root.render(<Example value="mr" />);
    await expect.element(radio('Mr')).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(radio('Miss')).toBeChecked();
    await expect.element(radio('Miss')).toHaveFocus();
  });

  test('arrows wrap and skip an option that cannot be chosen', async () => {
    root.render(<Example value="mrs" />);
    await expect.element(radio('Mrs')).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(radio('Mr')).toBeChecked();
  });

  test('hint and error describe the group, and no radio button', async () => {
    root.render(<Example hint="As on the card." error="Choose a title." />);
    const group = page.getByRole('radiogroup');
    await expect.element(group).toHaveAccessibleDescription(/As on the card\..*Choose a title\./);
    await expect.element(radio('Mr')).toHaveAccessibleDescription('');
    await expect.element(page.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
  });

  test('an error summary leads to the first option that can be chosen', async () => {
    root.render(
      <>
        <ErrorSummary title="One thing" errors={[{ fieldId: 'title', message: 'Choose a title.' }]} />
        <Example />
      </>,
    );
    await page.getByRole('link', { name: 'Choose a title.', exact: true }).click();
    await expect.element(radio('Mr')).toHaveFocus();
  });

  test('disabled, no option reacts', async () => {
    root.render(<Example value="mr" disabled />);
    await expect.element(radio('Mr')).toBeDisabled();
    await expect.element(radio('Mrs')).toBeDisabled();
  });

  test('read-only, it can be reached and not changed', async () => {
    const onChange = vi.fn();
    root.render(<Example value="mr" readOnly onChange={onChange} />);
    await page.getByText('Mrs').click();
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(radio('Mr')).toBeChecked();
  });

  test('a form sends the chosen value', async () => {
    root.render(
      <form>
        <Example value="miss" />
      </form>,
    );
    await expect.element(radio('Miss')).toBeChecked();
    expect(new FormData(root.host.querySelector('form') ?? undefined).get('title')).toBe('miss');
  });
});
