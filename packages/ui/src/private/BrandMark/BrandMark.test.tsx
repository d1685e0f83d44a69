import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { BrandMark } from './BrandMark.js';

const root = freshRoot();

describe('BrandMark', () => {
  test('adds nothing to the name of its link', async () => {
    root.render(
      <a href="#home">
        <BrandMark /> First Gong
      </a>,
    );
    await expect.element(page.getByRole('link')).toHaveAccessibleName('First Gong');
    expect(page.getByRole('link').element().querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('at poster size it is a square as wide as its container; in the masthead it keeps its size', async () => {
    const sizeIn = async (inlineSize: string, mark: ReactNode) => {
      root.render(<div style={{ inlineSize }}>{mark}</div>);
      await expect.poll(() => root.host.querySelector('div')?.style.inlineSize).toBe(inlineSize);
      const { width, height } = (root.host.querySelector('svg') ?? root.host).getBoundingClientRect();
      return [width, height];
    };
    expect(await sizeIn('300px', <BrandMark size="poster" />)).toEqual([300, 300]);
    expect(await sizeIn('200px', <BrandMark size="poster" />)).toEqual([200, 200]);
    const [width, height] = await sizeIn('300px', <BrandMark />);
    expect(width).toBe(height);
    expect(await sizeIn('200px', <BrandMark />)).toEqual([width, height]);
  });
});
