import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from './Checkbox.js';

let root: Root;
let host: HTMLElement;

function Example() {
  const [checked, setChecked] = useState(false);
  return (
    <form>
      <Checkbox name="terms" checked={checked} onChange={setChecked} error={checked ? undefined : 'Agree to go on.'}>
        I agree to the <a href="#terms">terms</a>
      </Checkbox>
    </form>
  );
}

beforeEach(async () => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(<Example />);
  await expect.element(box).toBeInTheDocument();
});

afterEach(() => {
  root.unmount();
  host.remove();
});

const box = page.getByRole('checkbox', { name: 'I agree to the terms' });

describe('Checkbox', () => {
  test('Space ticks it, and the form then carries it', async () => {
    await userEvent.tab();
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(box).toBeChecked();
    expect(new FormData(host.querySelector('form') ?? undefined).get('terms')).toBe('on');
  });

  test('its error is read with it until it is ticked', async () => {
    await expect.element(box).toHaveAccessibleDescription('Agree to go on.');
    await box.click({ force: true });
    await expect.element(box).not.toHaveAccessibleDescription();
  });

  test('an error summary can lead to it by its name', async () => {
    document.getElementById('terms')?.focus();
    await expect.element(box).toHaveFocus();
  });
});
