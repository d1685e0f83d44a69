import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { OneTimePasswordField, OneTimePasswordHelp, type OneTimePasswordHelpProps } from './index.js';

const root = freshRoot();

function Example({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <OneTimePasswordField
      label="One-time password"
      name="code"
      value={value}
      onChange={setValue}
      hint="Six digits."
      error={error}
    />
  );
}

const field = page.getByRole('textbox', { name: 'One-time password', exact: true });

describe('OneTimePasswordField', () => {
  test('is one input that a phone fills in from a message, with number keys', async () => {
    root.render(<Example />);
    await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(field).toHaveAttribute('inputmode', 'numeric');
    await expect.element(field).toHaveAttribute('id', 'code');
    expect(root.host.querySelectorAll('input')).toHaveLength(1);
  });

  test.each([['408 215'], [' 408-215 '], ['４０８２１５'], ['4082159']])(
    'of "%s" it keeps six digits',
    async (pasted) => {
      root.render(<Example />);
      await field.fill(pasted);
      await expect.element(field).toHaveValue('408215');
    },
  );

  test('accepts no letter, and Backspace deletes the last digit', async () => {
    root.render(<Example />);
    await field.click();
    await userEvent.keyboard('4a0{Backspace}2');
    await expect.element(field).toHaveValue('42');
  });

  test('inserts a digit at the caret', async () => {
    root.render(<Example />);
    await field.fill('4215');
    await userEvent.keyboard('{Home}{ArrowRight}0');
    await expect.element(field).toHaveValue('40215');
  });

  test('each digit is in the middle of its cell, and the bar under the next digit', async () => {
    root.render(<Example />);
    await field.fill('40');
    const next = root.host.querySelector('[data-next]');
    const width = next?.getBoundingClientRect().width ?? 0;
    const input = field.element().getBoundingClientRect();
    expect(next?.previousElementSibling?.previousElementSibling?.previousElementSibling).toBeNull();
    const { paddingInlineStart, letterSpacing } = getComputedStyle(field.element());
    // Half of the spacing is before the first digit, all of it between digits.
    expect(Number.parseFloat(letterSpacing) / Number.parseFloat(paddingInlineStart)).toBeCloseTo(2, 1);
    expect(input.width / width).toBeCloseTo(7, 0);
  });

  test('screen readers read hint and error with it', async () => {
    root.render(<Example error="These are not the digits." />);
    await expect.element(field).toHaveAccessibleDescription(/Six digits\..*These are not the digits\./);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('OneTimePasswordHelp', () => {
  const show = (props: Partial<OneTimePasswordHelpProps>) =>
    root.render(
      <>
        <Example />
        <OneTimePasswordHelp
          fieldId="code"
          resendLabel="Resend"
          onResend={() => {}}
          readyMessage="You can ask for another password."
          title="Not received?"
          remedies={['Look in the spam folder.']}
          {...props}
        />
      </>,
    );
  const status = page.getByRole('status');

  test('during the wait, nothing can be sent and nothing is announced', async () => {
    show({ resendIn: 'Resend in 0:47' });
    await expect.element(page.getByRole('button', { name: 'Resend in 0:47', exact: true })).toBeDisabled();
    await expect.element(status).toBeEmptyDOMElement();
  });

  test('after the wait, it says so and sends', async () => {
    const onResend = vi.fn();
    show({ resendIn: 'Resend in 0:01' });
    await expect.element(status).toBeEmptyDOMElement();
    show({ onResend });
    await expect.element(status).toHaveTextContent('You can ask for another password.');
    await page.getByRole('button', { name: 'Resend', exact: true }).click();
    expect(onResend).toHaveBeenCalledOnce();
  });

  test('a request for another password moves the focus to the field', async () => {
    show({});
    await page.getByRole('button', { name: 'Resend', exact: true }).click();
    show({ resendIn: 'Resend in 1:00' });
    await expect.element(field).toHaveFocus();
  });

  test('the focus stays where it is when the wait begins elsewhere', async () => {
    show({});
    const title = page.getByText('Not received?');
    await title.click();
    show({ resendIn: 'Resend in 1:00' });
    await expect.element(page.getByRole('button', { name: 'Resend in 1:00', exact: true })).toBeDisabled();
    await expect.element(field).not.toHaveFocus();
  });

  test('the help for a missing email is one press away', async () => {
    show({});
    await expect.element(page.getByText('Look in the spam folder.')).not.toBeVisible();
    await page.getByText('Not received?').click();
    await expect.element(page.getByText('Look in the spam folder.')).toBeVisible();
  });
});
