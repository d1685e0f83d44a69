import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { QuantityField, type QuantityFieldProps } from './QuantityField.js';

const root = freshRoot();

function Example(props: Partial<QuantityFieldProps>) {
  const [tickets, setTickets] = useState(2);
  return (
    <form>
      <QuantityField
        label="Tickets"
        name="tickets"
        value={tickets}
        onChange={setTickets}
        min={1}
        max={4}
        decreaseLabel="One fewer"
        increaseLabel="One more"
        hint="At most 4 for each member."
        {...props}
      />
    </form>
  );
}

beforeEach(() => {
  root.render(<Example />);
});

const field = page.getByRole('spinbutton', { name: 'Tickets', exact: true });
const fewer = page.getByRole('button', { name: 'One fewer: Tickets', exact: true });
const more = page.getByRole('button', { name: 'One more: Tickets', exact: true });

describe('QuantityField', () => {
  test('the buttons change it by one and stop at the ends', async () => {
    await more.click();
    await more.click();
    await expect.element(field).toHaveValue(4);
    await expect.element(more).toBeDisabled();
    await fewer.click();
    await expect.element(field).toHaveValue(3);
    await expect.element(more).toBeEnabled();
  });

  test('each button names the step that a document can take before React runs', async () => {
    await expect.element(more).toHaveAttribute('data-step', '1');
    await expect.element(fewer).toHaveAttribute('data-step', '-1');
  });

  test('a typed number stays as it is, even too many or none; the screen refuses it', async () => {
    await field.fill('9');
    await expect.element(field).toHaveValue(9);
    await expect.element(more).toBeDisabled();
    await fewer.click();
    await expect.element(field).toHaveValue(4);
    await field.fill('');
    await expect.element(field).toHaveValue(null);
    await field.fill('3');
    await expect.element(field).toHaveValue(3);
    await field.fill('99999999999999999999');
    await expect.element(field).toHaveValue(1e20);
    await expect.element(more).toBeDisabled();
  });

  test('a typed 0 stays in view where at least one is wanted, and an emptied field stays empty where none is needed', async () => {
    await field.fill('0');
    await expect.element(field).toHaveValue(0);
    await more.click();
    await expect.element(field).toHaveValue(1);
    root.render(<Example min={0} />);
    await field.fill('');
    await expect.element(field).toHaveValue(null);
    await more.click();
    await fewer.click();
    await expect.element(field).toHaveValue(0);
  });

  test.each(['e', '-', '.', '+'])('"%s" is not accepted: a number has digits only', async (sign) => {
    await field.click();
    await userEvent.keyboard(`{End}${sign}`);
    await expect.element(field).toHaveValue(2);
    await userEvent.keyboard('1');
    await expect.element(field).toHaveValue(21);
  });

  test('a pasted 1e1 is not ten', async () => {
    await field.fill('');
    await field.fill('1e1');
    await expect.element(field).toHaveValue(null);
  });

  test('the mouse wheel does not change it', async () => {
    await field.click();
    await userEvent.wheel(field, { delta: { y: -100 } });
    await userEvent.wheel(field, { delta: { y: -100 } });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect.element(field).toHaveValue(2);
  });

  test('arrow keys change it by one and stop at the ends', async () => {
    await field.click();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect.element(field).toHaveValue(4);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(field).toHaveValue(3);
  });

  test('at the minimum, the minus button is disabled', async () => {
    await fewer.click();
    await expect.element(field).toHaveValue(1);
    await expect.element(fewer).toBeDisabled();
    await expect.element(more).toBeEnabled();
  });

  test('screen readers read hint and error with it', async () => {
    root.render(<Example error="Only 3 are left in zone A." />);
    await expect.element(field).toHaveAccessibleDescription('At most 4 for each member. Only 3 are left in zone A.');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  });

  test('disabled, neither the number nor its buttons can be reached', async () => {
    root.render(<Example disabled />);
    for (const part of [field, fewer, more]) await expect.element(part).toBeDisabled();
  });
});
