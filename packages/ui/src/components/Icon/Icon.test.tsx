import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { arrowRightIcon } from '../../icons/arrow-right.js';
import { heartIcon } from '../../icons/heart.js';
import { lockIcon } from '../../icons/lock.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { Icon } from './Icon.js';

const root = freshRoot();

const outline = () => root.host.querySelector('path')?.getAttribute('d');

describe('Icon', () => {
  test('without a label it is hidden from screen readers', async () => {
    root.render(
      <button type="button">
        <Icon icon={lockIcon} /> Pay
      </button>,
    );
    await expect.element(page.getByRole('button')).toHaveAccessibleName('Pay');
    expect(root.host.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('with a label it is a picture with that name', async () => {
    root.render(<Icon icon={lockIcon} label="Members only" />);
    const icon = page.getByRole('img', { name: 'Members only', exact: true });
    await expect.element(icon).toBeVisible();
    // An explicit role, because some browsers treat an `svg` as a picture and others as a group.
    await expect.element(icon).toHaveAttribute('role', 'img');
  });

  test('has the size and the colour of the words around it', async () => {
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

  test('has the given weight, or its default weight if it lacks the given one', async () => {
    root.render(<Icon icon={heartIcon} weight="fill" />);
    await expect.poll(outline).toBe(heartIcon.fill);
    root.render(<Icon icon={heartIcon} />);
    await expect.poll(outline).toBe(heartIcon.regular);
    root.render(<Icon icon={{ fill: heartIcon.fill }} weight="bold" />);
    await expect.poll(outline).toBe(heartIcon.fill);
  });

  test('an arrow along the line is mirrored from right to left, by the nearest direction; a heart never is', async () => {
    root.render(
      <div dir="rtl">
        <Icon icon={arrowRightIcon} />
        <Icon icon={heartIcon} />
        <div dir="ltr">
          <Icon icon={arrowRightIcon} />
        </div>
      </div>,
    );
    await expect.poll(() => root.host.querySelectorAll('svg').length).toBe(3);
    const scales = [...root.host.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).scale);
    expect(scales).toEqual(['-1 1', 'none', '1']);
  });
});
