import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Checkbox } from './Checkbox.js';

const root = freshRoot();

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
  root.render(<Example />);
  await expect.element(box).toBeInTheDocument();
});

const box = page.getByRole('checkbox', { name: 'I agree to the terms', exact: true });

describe('Checkbox', () => {
  test('Space ticks it, and the form then sends it', async () => {
    await userEvent.tab();
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(box).toBeChecked();
    expect(new FormData(root.host.querySelector('form') ?? undefined).get('terms')).toBe('on');
  });

  test('screen readers read its error with it until it is ticked', async () => {
    await expect.element(box).toHaveAccessibleDescription('Agree to go on.');
    await box.click();
    await expect.element(box).not.toHaveAccessibleDescription();
  });

  test('an error summary can lead to it by its name', async () => {
    document.getElementById('terms')?.focus();
    await expect.element(box).toHaveFocus();
  });

  test('a press on its words ticks it', async () => {
    await page.getByText('I agree to the').click({ position: { x: 5, y: 20 } });
    await expect.element(box).toBeChecked();
  });

  test.each(['pointer', 'Enter'])('%s follows a link in its words, and ticks nothing', async (how) => {
    const terms = page.getByRole('link', { name: 'terms', exact: true });
    let followed: boolean | undefined;
    document.addEventListener(
      'click',
      (event) => {
        followed = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    if (how === 'pointer') await terms.click();
    else {
      terms.element().focus();
      await userEvent.keyboard('{Enter}');
    }
    await expect.poll(() => followed).toBe(true);
    await expect.element(box).not.toBeChecked();
  });

  test('disabled, it cannot be ticked', async () => {
    root.render(
      <Checkbox checked={false} onChange={() => {}} disabled>
        Stay logged in
      </Checkbox>,
    );
    await expect.element(page.getByRole('checkbox', { name: 'Stay logged in', exact: true })).toBeDisabled();
  });
});
