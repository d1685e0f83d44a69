import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { receiptIcon } from '../../icons/receipt.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { SideNav, type SideNavItem } from './SideNav.js';

const root = freshRoot();

const show = (current?: SideNavItem['current']) =>
  root.render(
    <SideNav
      label="Member services"
      items={[
        { href: '#history', label: 'Transactions', icon: receiptIcon, current },
        { href: '#points', label: 'Points', icon: receiptIcon },
      ]}
    />,
  );

const link = (name: string) =>
  page.getByRole('navigation', { name: 'Member services', exact: true }).getByRole('link', { name, exact: true });

test.each([
  ['page', 'page'],
  ['section', 'true'],
] as const)('with current "%s" the link has aria-current="%s"', async (current, expected) => {
  show(current);
  await expect.element(link('Transactions')).toHaveAttribute('aria-current', expected);
  await expect.element(link('Points')).not.toHaveAttribute('aria-current');
});

test('each link is named by its word alone and is large enough to press', async () => {
  show();
  await expect.element(link('Points')).toHaveAccessibleName('Points');
  expect(link('Points').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
