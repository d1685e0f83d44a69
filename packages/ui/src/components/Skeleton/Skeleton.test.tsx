import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Loading } from '../Loading/index.js';
import { Skeleton } from './Skeleton.js';

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
});

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
    'in the shape %s it is hidden from screen readers and seen',
    async (shape) => {
      await show(<Skeleton shape={shape} />);
      const skeleton = host.lastElementChild;
      expect(skeleton?.getAttribute('aria-hidden')).toBe('true');
      expect(skeleton?.getBoundingClientRect().height).toBeGreaterThan(40);
    },
  );

  test('keeps the room of as many lines as are asked for', async () => {
    await show(<Skeleton lines={2} />);
    const two = host.lastElementChild?.getBoundingClientRect().height ?? 0;
    await show(<Skeleton lines={8} />);
    await expect.poll(() => host.lastElementChild?.getBoundingClientRect().height ?? 0).toBeGreaterThan(two * 3);
  });

  test('does not move', async () => {
    await show(<Skeleton shape="poster" />);
    expect(host.getAnimations({ subtree: true })).toEqual([]);
  });
});
