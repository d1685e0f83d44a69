import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { CategoryNav } from './CategoryNav.js';

const root = freshRoot();

beforeEach(() => {
  root.render(
    <CategoryNav
      label="Categories"
      items={[
        { href: '#all', label: 'All', count: '128', countLabel: '128 events', current: true },
        { href: '#cinema', label: 'Cinema' },
        {
          href: '#network',
          label: 'Government network',
          count: '31',
          countLabel: '31 events',
          leaves: 'leaves this site',
        },
      ]}
    />,
  );
});

const nav = page.getByRole('navigation', { name: 'Categories', exact: true });

test('§2 the name of a category includes its count as a phrase, and the current category is marked', async () => {
  await expect
    .element(nav.getByRole('link', { name: 'All 128 events', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(nav.getByRole('link', { name: 'Cinema', exact: true })).not.toHaveAttribute('aria-current');
});

test('§1 the name of a link to another site says so', async () => {
  const link = nav.getByRole('link', { name: 'Government network leaves this site 31 events', exact: true });
  await expect.element(link).toHaveAttribute('href', '#network');
});

test('on a phone the row scrolls, and the page does not', async () => {
  await page.viewport(320, 600);
  root.host.style.inlineSize = '12rem';
  await expect.element(nav).toBeVisible();
  const list = nav.getByRole('list').element();
  expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await page.viewport(1280, 600);
});
