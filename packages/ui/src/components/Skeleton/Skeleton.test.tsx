import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Loading } from '../Loading/index.js';
import { Skeleton } from './Skeleton.js';

const root = freshRoot();

const show = async (skeleton: ReactElement) => {
  root.render(
    <>
      <Loading label="Loading your favourites" />
      {skeleton}
    </>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading your favourites');
};

describe('Skeleton', () => {
  test.each(['lines', 'poster', 'row'] as const)(
    'in the shape %s it is visible, but hidden from screen readers',
    async (shape) => {
      await show(<Skeleton shape={shape} />);
      const skeleton = root.host.lastElementChild;
      expect(skeleton?.getAttribute('aria-hidden')).toBe('true');
      expect(skeleton?.getBoundingClientRect().height).toBeGreaterThan(40);
    },
  );

  test('takes the space of the given number of lines', async () => {
    await show(<Skeleton lines={2} />);
    const two = root.host.lastElementChild?.getBoundingClientRect().height ?? 0;
    await show(<Skeleton lines={8} />);
    await expect.poll(() => root.host.lastElementChild?.getBoundingClientRect().height ?? 0).toBeGreaterThan(two * 3);
  });

  test('does not move', async () => {
    await show(<Skeleton shape="poster" />);
    expect(root.host.getAnimations({ subtree: true })).toEqual([]);
  });
});
