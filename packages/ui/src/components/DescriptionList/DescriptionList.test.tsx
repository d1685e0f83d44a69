import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { pairs } from '../../testing/pairs.js';
import { DescriptionList } from './DescriptionList.js';

const root = freshRoot();

const layouts = ['row', 'pairs'] as const;

describe('DescriptionList', () => {
  test.each([390, 820])('at %i px, four facts stand two by two', async (width) => {
    await page.viewport(width, 800);
    root.render(
      <div style={{ inlineSize: Math.min(width, 540) }}>
        <DescriptionList
          items={['Dates', 'Venue', 'Price', 'Presented by'].map((term) => ({ term, details: 'Fact' }))}
        />
      </div>,
    );
    const tops = () =>
      page
        .getByRole('term')
        .elements()
        .map((term) => term.getBoundingClientRect().top);
    await expect.poll(() => tops().map((top) => tops().indexOf(top))).toEqual([0, 0, 2, 2]);
  });

  test.each(layouts)('as %s, each term is followed by its details', async (layout) => {
    root.render(
      <DescriptionList
        layout={layout}
        items={[
          { term: 'Dates', details: '20–28 Nov' },
          { term: 'Venue', details: <a href="#venue">Tai Hang Theatre</a> },
        ]}
      />,
    );
    await expect.element(page.getByRole('term').first()).toBeVisible();
    expect(pairs()).toEqual([
      ['Dates', '20–28 Nov'],
      ['Venue', 'Tai Hang Theatre'],
    ]);
    expect(page.getByRole('definition').elements()).toHaveLength(2);
  });

  test('as pairs all details begin at the same edge, one below the other', async () => {
    await page.viewport(1000, 800);
    root.render(
      <DescriptionList
        layout="pairs"
        items={[
          { term: 'By', details: 'Ho Miu' },
          { term: 'Set', details: 'Luk Siu-mun' },
        ]}
      />,
    );
    await expect.element(page.getByText('Ho Miu')).toBeVisible();
    const [first, second] = ['Ho Miu', 'Luk Siu-mun'].map((name) =>
      page.getByText(name).element().getBoundingClientRect(),
    );
    expect(first?.left).toBe(second?.left);
    expect(first?.bottom).toBeLessThanOrEqual(second?.top ?? 0);
  });

  test.each(layouts)(
    'as %s on the smallest phone a long term leaves readable space for its details',
    async (layout) => {
      document.documentElement.dataset.size = '18';
      await page.viewport(320, 800);
      root.render(
        <DescriptionList
          layout={layout}
          items={[{ term: 'Design of the sets, the costumes and the lighting', details: 'Luk Siu-mun, Yip Chi-chau' }]}
        />,
      );
      const details = page.getByRole('definition');
      await expect.element(details).toBeVisible();
      expect(root.host.scrollWidth).toBe(320);
      expect(details.element().getBoundingClientRect().width).toBeGreaterThan(100);
    },
  );
});
