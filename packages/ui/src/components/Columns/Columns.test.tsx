import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Columns, type ColumnsProps } from './Columns.js';

const root = freshRoot();

const show = async (width: number, props: Partial<ColumnsProps> = {}) => {
  await page.viewport(width, 800);
  root.render(
    <Columns {...props}>
      <p style={{ minHeight: '5rem' }}>One</p>
      <p>Two</p>
      <p>Three</p>
    </Columns>,
  );
  await expect.element(page.getByText('Three', { exact: true })).toBeVisible();
  const [one, two, three] = ['One', 'Two', 'Three'].map((text) =>
    page.getByText(text, { exact: true }).element().getBoundingClientRect(),
  );
  if (!(one && two && three)) throw new Error('It has three children.');
  return { one, two, three };
};

describe('Columns', () => {
  test.each([2, 3] as const)('on a phone %i columns are one', async (count) => {
    const { one, two, three } = await show(414, { count });
    expect(two.top - one.bottom).toBeCloseTo(24, 1);
    expect([two.left, three.left]).toEqual([one.left, one.left]);
    expect(one.width).toBe(root.host.getBoundingClientRect().width);
  });

  test('from 768 px on there are two of equal width, and the third child begins the next row', async () => {
    const { one, two, three } = await show(768);
    expect(two.top).toBe(one.top);
    expect(two.left - one.right).toBeCloseTo(24, 1);
    expect(two.width).toBeCloseTo(one.width, 1);
    expect(three.left).toBe(one.left);
  });

  test('below 992 px three columns are one', async () => {
    const { one, two } = await show(960, { count: 3 });
    expect(two.left).toBe(one.left);
  });

  test('three columns are three from 992 px on', async () => {
    const { one, two, three } = await show(992, { count: 3, gap: 's3' });
    expect([two.top, three.top]).toEqual([one.top, one.top]);
    expect(three.left - two.right).toBeCloseTo(12, 1);
  });

  test.each([
    ['start', false],
    ['stretch', true],
  ] as const)('align %s: the second child is as high as the first: %s', async (align, equal) => {
    const { one, two } = await show(768, { align });
    expect(two.height === one.height).toBe(equal);
  });

  test('one word longer than the line fits on the smallest phone', async () => {
    await page.viewport(320, 800);
    root.render(
      <Columns>
        <p>{'Donaudampfschifffahrtsgesellschaft'.repeat(2)}</p>
      </Columns>,
    );
    await expect.element(page.getByRole('paragraph')).toBeVisible();
    expect(root.host.scrollWidth).toBe(320);
  });
});
