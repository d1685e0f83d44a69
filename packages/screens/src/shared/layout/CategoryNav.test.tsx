import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { screenRoot, words } from '../screenRoot.js';
import { CategoryNav } from './CategoryNav.js';

const root = screenRoot();

beforeEach(() => {
  root.render(
    <CategoryNav
      links={[
        { href: '#all', label: 'All', count: 128, current: true },
        { href: '#cinema', label: 'Cinema', count: undefined, current: false },
        { href: '#network', label: 'Government network', count: 31, current: false },
      ]}
    />,
  );
});

const nav = page.getByRole('navigation', { name: words.common.categories, exact: true });

test('§2 the name of a category includes its count as a phrase, and the current category is marked', async () => {
  await expect
    .element(nav.getByRole('link', { name: 'All 128 events', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(nav.getByRole('link', { name: 'Cinema', exact: true })).not.toHaveAttribute('aria-current');
});

test('on a phone the row scrolls, and the page does not', async () => {
  await page.viewport(320, 600);
  root.host.style.inlineSize = '12rem';
  await expect.element(nav).toBeVisible();
  const list = nav.getByRole('list').element();
  expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});
