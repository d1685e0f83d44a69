import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { QuantityField } from './QuantityField.js';

let root: Root;
let host: HTMLElement;

function Example() {
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
      />
    </form>
  );
}

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(<Example />);
});

afterEach(() => {
  root.unmount();
  host.remove();
});

const field = page.getByRole('spinbutton', { name: 'Tickets', exact: true });
const fewer = page.getByRole('button', { name: 'One fewer' });
const more = page.getByRole('button', { name: 'One more' });

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

  test('what is typed stays as it is, too many or nothing, for the owner to refuse', async () => {
    await field.fill('9');
    await expect.element(field).toHaveValue(9);
    await expect.element(more).toBeDisabled();
    await fewer.click();
    await expect.element(field).toHaveValue(4);
    await field.fill('');
    await expect.element(field).toHaveValue(null);
    await field.fill('3');
    await expect.element(field).toHaveValue(3);
  });

  test('the form carries it, and the hint is read with it', async () => {
    await expect.element(field).toHaveAccessibleDescription('At most 4 for each member.');
    expect(new FormData(host.querySelector('form') ?? undefined).get('tickets')).toBe('2');
  });
});
