import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { heartIcon } from '../../icons/heart.js';
import { lockIcon } from '../../icons/lock.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { Icon } from './Icon.js';

const root = freshRoot();

const outline = () => root.host.querySelector('path')?.getAttribute('d');

describe('Icon', () => {
  test('beside a word it is not read', async () => {
    root.render(
      <button type="button">
        <Icon icon={lockIcon} /> Pay
      </button>,
    );
    await expect.element(page.getByRole('button')).toHaveAccessibleName('Pay');
    expect(root.host.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('with a label it is a picture that says it', async () => {
    root.render(<Icon icon={lockIcon} label="Members only" />);
    const icon = page.getByRole('img', { name: 'Members only' });
    await expect.element(icon).toBeVisible();
    // Written out: an `svg` alone is a picture to some browsers and a group to others.
    await expect.element(icon).toHaveAttribute('role', 'img');
  });

  test('grows with the words that it stands in, and takes their colour', async () => {
    root.render(
      <p style={{ fontSize: '32px', color: 'rgb(1, 2, 3)' }}>
        <Icon icon={lockIcon} label="Members only" />
      </p>,
    );
    await expect.element(page.getByRole('img')).toBeVisible();
    const icon = page.getByRole('img').element();
    expect(icon.getBoundingClientRect().height).toBe(40);
    expect(getComputedStyle(icon).fill).toBe('rgb(1, 2, 3)');
  });

  test('is drawn in the weight asked for, or in its usual one where that is not kept', async () => {
    root.render(<Icon icon={heartIcon} weight="fill" />);
    await expect.poll(outline).toBe(heartIcon.fill);
    root.render(<Icon icon={heartIcon} />);
    await expect.poll(outline).toBe(heartIcon.regular);
    root.render(<Icon icon={{ fill: heartIcon.fill }} weight="bold" />);
    await expect.poll(outline).toBe(heartIcon.fill);
  });
});
