import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { controlled } from '../../testing/controlled.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { ErrorSummary } from '../ErrorSummary/index.js';
import { CheckboxGroup } from './CheckboxGroup.js';

const root = freshRoot();

const Example = controlled(CheckboxGroup, {
  label: 'Notices',
  name: 'notices',
  value: [],
  onChange: () => {},
  options: [
    { value: 'post', label: 'Letters', description: 'No longer sent', disabled: true },
    { value: 'mail', label: 'Email', description: 'At once' },
    { value: 'sms', label: 'Text message' },
  ],
});

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const group = page.getByRole('group', { name: 'Notices', exact: true });

describe('CheckboxGroup', () => {
  test('is a group named by its label, each checkbox by its own, with its own description', async () => {
    root.render(<Example value={['mail']} hint="What you get." error="Choose one." />);
    await expect.element(group).toHaveAccessibleDescription(/What you get\..*Choose one\./);
    await expect.element(box('Email')).toBeChecked();
    await expect.element(box('Email')).toHaveAccessibleDescription('At once');
    await expect.element(box('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box('Text message')).toHaveAccessibleDescription('');
  });

  test('Space ticks, and the values come in the order of the options', async () => {
    const onChange = vi.fn();
    root.render(<Example value={['sms']} onChange={onChange} />);
    await expect.element(box('Email')).toBeInTheDocument();
    await userEvent.tab();
    await expect.element(box('Email')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith(['mail', 'sms']);
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith(['sms']);
  });

  test('a press on the description ticks', async () => {
    root.render(<Example />);
    await page.getByText('At once').click({ force: true });
    await expect.element(box('Email')).toBeChecked();
  });

  test('an error summary leads to the first that can be ticked', async () => {
    root.render(
      <>
        <ErrorSummary title="One thing" errors={[{ fieldId: 'notices', message: 'Choose one.' }]} />
        <Example />
      </>,
    );
    await page.getByRole('link', { name: 'Choose one.', exact: true }).click();
    await expect.element(box('Email')).toHaveFocus();
  });

  test('an option that cannot be chosen, and a disabled group, do not react', async () => {
    root.render(<Example />);
    await expect.element(box('Letters')).toBeDisabled();
    root.render(<Example disabled />);
    await expect.element(box('Email')).toBeDisabled();
  });

  test('read-only, it can be reached and not changed', async () => {
    const onChange = vi.fn();
    root.render(<Example value={['mail']} readOnly onChange={onChange} />);
    await expect.element(box('Email')).toHaveAttribute('aria-readonly', 'true');
    await page.getByText('Text message').click({ force: true });
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(box('Email')).toBeChecked();
  });
});
