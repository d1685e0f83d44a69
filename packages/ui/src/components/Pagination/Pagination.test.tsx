import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { Pagination } from './Pagination.js';

const root = freshRoot();

const pagesUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    page: index + 1,
    href: `#page-${index + 1}`,
    label: `Page ${index + 1}`,
  }));

const show = (count: number, value: number) =>
  root.render(
    <Pagination label="Pages" pages={pagesUpTo(count)} value={value} previousLabel="Previous" nextLabel="Next" />,
  );

const nav = page.getByRole('navigation', { name: 'Pages', exact: true });
const words = () =>
  nav
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

describe('Pagination', () => {
  test.each([
    [1, ['1', '2', '24', 'Next']],
    [12, ['Previous', '1', '11', '12', '13', '24', 'Next']],
    [24, ['Previous', '1', '23', '24']],
  ])('on page %i of 24 it links the first page, the last page and the neighbours', async (value, expected) => {
    show(24, value);
    await expect.element(nav).toBeVisible();
    expect(words()).toEqual(expected);
  });

  test('the current page has `aria-current`, and the names of the links have words', async () => {
    show(5, 3);
    await expect
      .element(nav.getByRole('link', { name: 'Page 3', exact: true }))
      .toHaveAttribute('aria-current', 'page');
    await expect.element(nav.getByRole('link', { name: 'Page 4', exact: true })).not.toHaveAttribute('aria-current');
  });

  test('every page has an address', async () => {
    show(5, 3);
    await expect.element(nav.getByRole('link', { name: 'Next', exact: true })).toHaveAttribute('href', '#page-4');
    await expect.element(nav.getByRole('link', { name: 'Previous', exact: true })).toHaveAttribute('href', '#page-2');
  });

  test('no entry is alone in the second line', async () => {
    await page.viewport(1200, 800);
    show(24, 12);
    await expect.element(nav).toBeVisible();
    const boxes = () =>
      nav
        .getByRole('link')
        .elements()
        .map((link) => link.getBoundingClientRect());
    const [first, last] = [boxes()[0], boxes().at(-1)];
    expect(first?.top).toBe(last?.top);
    await page.viewport(Math.floor((last?.right ?? 0) - (first?.left ?? 0)), 800);
    const tops = boxes().map(({ top }) => top);
    expect(new Set(tops).size).toBe(2);
    for (const top of tops) expect(tops.indexOf(top)).not.toBe(tops.lastIndexOf(top));
  });

  test('renders nothing for a single page', async () => {
    show(2, 1);
    await expect.element(nav).toBeVisible();
    show(1, 1);
    await expect.element(nav).not.toBeInTheDocument();
  });
});
