import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { LikeButton, type LikeButtonProps } from './LikeButton.js';

const root = freshRoot();

const words = { label: 'Add Night Sailing to my favourites', count: '24.6K', countLabel: 'people like this' };

function Member(props: Partial<LikeButtonProps>) {
  const [checked, setChecked] = useState(false);
  return <LikeButton {...words} checked={checked} onChange={setChecked} {...props} />;
}

const button = page.getByRole('button');
const name = 'Add Night Sailing to my favourites 24.6K people like this';

describe('LikeButton', () => {
  test('§2 its name is the action and the number it shows', async () => {
    root.render(<Member />);
    await expect.element(button).toHaveAccessibleName(name);
    await expect.element(button).toHaveTextContent('24.6K');
  });

  test.each(['{Enter}', ' '])('the key "%s" turns it on and off, and its name stays', async (key) => {
    root.render(<Member />);
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    button.element().focus();
    await userEvent.keyboard(key);
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button).toHaveAccessibleName(name);
    await userEvent.keyboard(key);
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  });

  test('a filled heart shows the state by its shape', async () => {
    root.render(<Member />);
    await expect.element(button).toBeVisible();
    const outlined = root.host.querySelector('path')?.getAttribute('d');
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    expect(root.host.querySelector('path')?.getAttribute('d')).not.toBe(outlined);
  });

  test('§6 for a visitor it asks for the login and is not a toggle', async () => {
    const onLogin = vi.fn();
    const onChange = vi.fn();
    root.render(<LikeButton {...words} onLogin={onLogin} onChange={onChange} />);
    await button.click();
    expect(onLogin).toHaveBeenCalledOnce();
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(button).not.toHaveAttribute('aria-pressed');
    await expect.element(button).toHaveAttribute('aria-haspopup', 'dialog');
  });

  test('while busy it keeps the focus, reads as busy and ignores presses', async () => {
    const onChange = vi.fn();
    root.render(<Member busy busyLabel="Saving" onChange={onChange} />);
    await expect.element(button).toHaveAccessibleName(`${name} Saving`);
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  });
});
