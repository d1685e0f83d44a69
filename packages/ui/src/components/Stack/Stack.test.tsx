import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Stack } from './Stack.js';

const root = freshRoot();

const box = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect();
const shown = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

describe('Stack', () => {
  test.each([
    ['s1', '16', 4],
    [undefined, '16', 16],
    ['s9', '16', 96],
    ['s4', '18', 18],
  ] as const)('the gap %s with text of %s px is %i px, and nothing is above the first child', async (gap, size, px) => {
    document.documentElement.dataset.size = size;
    root.render(
      <Stack gap={gap}>
        <p>One</p>
        <p>Two</p>
      </Stack>,
    );
    await shown('Two');
    expect(box('Two').top - box('One').bottom).toBeCloseTo(px, 1);
    expect(box('One').top).toBe(root.host.getBoundingClientRect().top);
  });

  test('gives each child the whole width', async () => {
    root.render(
      <Stack>
        <button type="button">Buy</button>
      </Stack>,
    );
    await shown('Buy');
    expect(box('Buy').width).toBe(root.host.getBoundingClientRect().width);
  });

  test.each([
    ['start', 'ltr', 'left'],
    ['end', 'ltr', 'right'],
    ['start', 'rtl', 'right'],
    ['end', 'rtl', 'left'],
  ] as const)('with align %s in %s a child has its own width, at the %s', async (align, direction, side) => {
    document.documentElement.dir = direction;
    root.render(
      <Stack align={align}>
        <button type="button">Buy</button>
      </Stack>,
    );
    await shown('Buy');
    const host = root.host.getBoundingClientRect();
    expect(box('Buy').width).toBeLessThan(host.width / 2);
    expect(box('Buy')[side]).toBe(host[side]);
  });

  test('as a list its items begin where the list begins', async () => {
    root.render(
      <Stack as="ul" aria-label="Tonight">
        <li>One</li>
        <li>Two</li>
      </Stack>,
    );
    const list = page.getByRole('list', { name: 'Tonight', exact: true });
    await expect.element(list).toBeVisible();
    expect(list.getByRole('listitem').elements()).toHaveLength(2);
    expect(getComputedStyle(list.element()).listStyleType).toBe('none');
    expect(box('One').left).toBe(root.host.getBoundingClientRect().left);
  });

  test.each([
    ['ul', 'disc', 16],
    ['ol', 'decimal', 24],
  ] as const)('a marked %s has %s marks, which stand inside of it', async (as, mark, indent) => {
    root.render(
      <Stack as={as} marked>
        <li>One</li>
      </Stack>,
    );
    const list = page.getByRole('list');
    await expect.element(list).toBeVisible();
    expect(getComputedStyle(list.element()).listStyleType).toBe(mark);
    expect(box('One').left - root.host.getBoundingClientRect().left).toBe(indent);
  });

  test('padding is on all sides, of a list too; without a gap the children touch', async () => {
    root.render(
      <Stack as="ul" padding="s4" gap="none">
        <li>One</li>
        <li>Two</li>
      </Stack>,
    );
    await shown('Two');
    const host = root.host.getBoundingClientRect();
    expect([box('One').left - host.left, box('One').top - host.top]).toEqual([16, 16]);
    expect(box('Two').top).toBe(box('One').bottom);
  });

  test('takes a class beside its own', async () => {
    root.render(<Stack className="ground">One</Stack>);
    await shown('One');
    expect(root.host.firstElementChild?.classList.contains('ground')).toBe(true);
    expect(getComputedStyle(root.host.firstElementChild ?? root.host).display).toBe('grid');
  });

  test('one word longer than the line fits on the smallest phone', async () => {
    await page.viewport(320, 800);
    root.render(
      <Stack align="start">
        <p>{'Donaudampfschifffahrtsgesellschaft'.repeat(2)}</p>
      </Stack>,
    );
    await expect.element(page.getByRole('paragraph')).toBeVisible();
    expect(root.host.scrollWidth).toBe(320);
  });
});
