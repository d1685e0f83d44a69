import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Inline, type InlineProps } from './Inline.js';

const root = freshRoot();

const box = (name: string) => page.getByText(name, { exact: true }).element().getBoundingClientRect();

const show = async (props: Partial<InlineProps> = {}) => {
  root.render(
    <Inline {...props}>
      <span>One</span>
      <span style={{ fontSize: '2rem' }}>Two</span>
    </Inline>,
  );
  await expect.element(page.getByText('Two', { exact: true })).toBeVisible();
  return { one: box('One'), two: box('Two'), line: root.host.getBoundingClientRect() };
};

describe('Inline', () => {
  test.each([
    [undefined, 12],
    ['s7', 48],
  ] as const)('puts its children side by side, with the gap %s of %i px', async (gap, px) => {
    const { one, two } = await show({ gap });
    expect(two.left - one.right).toBeCloseTo(px, 1);
  });

  test('from right to left the first child is at the right', async () => {
    document.documentElement.dir = 'rtl';
    const { one, two, line } = await show();
    expect(one.right).toBe(line.right);
    expect(one.left - two.right).toBeCloseTo(12, 1);
  });

  test.each(['ltr', 'rtl'] as const)(
    '`between` puts the first and the last at the ends of the line (%s)',
    async (dir) => {
      document.documentElement.dir = dir;
      const { one, two, line } = await show({ justify: 'between' });
      const [left, right] = dir === 'ltr' ? [one, two] : [two, one];
      expect([left.left, right.right]).toEqual([line.left, line.right]);
    },
  );

  test.each([
    ['center', (rect: DOMRect) => rect.top + rect.height / 2],
    ['start', (rect: DOMRect) => rect.top],
    ['end', (rect: DOMRect) => rect.bottom],
  ] as const)('align %s brings children of different heights to one line', async (align, edge) => {
    const { one, two } = await show({ align });
    expect(one.height).toBeLessThan(two.height);
    expect(edge(one)).toBeCloseTo(edge(two), 1);
  });

  test.each([
    [undefined, 12],
    ['s1', 4],
    ['none', 0],
  ] as const)('with the row gap %s two lines are %i px apart', async (rowGap, px) => {
    root.render(
      <Inline rowGap={rowGap}>
        <span style={{ width: '100%' }}>One</span>
        <span>Two</span>
      </Inline>,
    );
    await expect.element(page.getByText('Two', { exact: true })).toBeVisible();
    expect(box('Two').top - box('One').bottom).toBeCloseTo(px, 1);
  });

  test('nowrap keeps a long sentence beside the first child; its words break', async () => {
    await page.viewport(320, 800);
    root.render(
      <Inline nowrap as="p" className="line">
        <span>One</span>
        <span>{'Words '.repeat(40)}</span>
      </Inline>,
    );
    await expect.element(page.getByText('One', { exact: true })).toBeVisible();
    expect(root.host.querySelector('p')?.classList.contains('line')).toBe(true);
    expect(root.host.querySelector('p :last-child')?.getBoundingClientRect().left).toBeCloseTo(
      box('One').right + 12,
      1,
    );
    expect(root.host.scrollWidth).toBe(320);
  });

  test('on the smallest phone the rest goes to the next line, and nothing scrolls sideways', async () => {
    await page.viewport(320, 800);
    root.render(
      <Inline as="ul">
        <li>{'Donaudampfschifffahrtsgesellschaft'.repeat(2)}</li>
        <li>Next</li>
      </Inline>,
    );
    await expect.element(page.getByRole('list')).toBeVisible();
    const [long, next] = page
      .getByRole('listitem')
      .elements()
      .map((item) => item.getBoundingClientRect());
    expect(next?.top).toBeGreaterThan(long?.bottom ?? Number.POSITIVE_INFINITY);
    expect(root.host.scrollWidth).toBe(320);
  });
});
