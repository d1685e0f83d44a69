import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ticketIcon } from '../../icons/ticket.js';
import { freshRoot } from '../../testing/freshRoot.js';
import { Masthead, type MastheadTool } from './Masthead.js';

const root = freshRoot();

const show = (tool: Partial<MastheadTool> = {}) =>
  root.render(
    <Masthead
      home="#home"
      homeLabel="home page"
      name="First Gong"
      secondLine="開鑼票務"
      secondLang="zh-Hant"
      search={<input aria-label="Search" />}
      toolsLabel="Cart and account"
      tools={[{ href: '#cart', icon: ticketIcon, label: 'Cart', ...tool }]}
    />,
  );

const cart = page.getByRole('navigation', { name: 'Cart and account', exact: true }).getByRole('link');

describe('Masthead', () => {
  test('the name links to the home page and its accessible name says so', async () => {
    show();
    await expect
      .element(page.getByRole('link', { name: 'First Gong 開鑼票務 home page', exact: true }))
      .toHaveAttribute('href', '#home');
  });

  test.each([390, 1280])('at %d px Tab goes through the masthead in the order that is seen', async (width) => {
    await page.viewport(width, 600);
    show();
    await expect.element(cart).toBeVisible();
    const seen = [...root.host.querySelectorAll('a, input')].sort((a, b) => {
      const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
      return Math.abs(one.top - other.top) > 20 ? one.top - other.top : one.left - other.left;
    });
    const reached: (Element | null)[] = [];
    for (const _ of seen) {
      await userEvent.keyboard('{Tab}');
      reached.push(document.activeElement);
    }
    expect(reached).toEqual(seen);
    await page.viewport(1280, 600);
  });

  test('a tool keeps its accessible name where its word is clipped', async () => {
    await page.viewport(320, 600);
    show();
    await expect.element(cart).toHaveAccessibleName('Cart');
    await page.viewport(1280, 600);
    await expect.element(cart.getByText('Cart')).toBeVisible();
  });

  test('the accessible name of a tool ends with its count in words', async () => {
    show({ label: 'Notices', badge: { count: '3', label: '3 unread' } });
    await expect.element(cart).toHaveAccessibleName('Notices 3 unread');
    await expect.element(cart.getByText('3', { exact: true })).toBeVisible();
  });

  test('a count for phones is seen and read on phones only', async () => {
    await page.viewport(390, 600);
    show({ label: 'Chan Hoi-ching', badge: { count: '3', label: 'Notices 3 unread', on: 'phone' } });
    await expect.element(cart).toHaveAccessibleName('Chan Hoi-ching Notices 3 unread');
    await expect.element(cart.getByText('3', { exact: true })).toBeVisible();
    await page.viewport(1280, 600);
    await expect.element(cart).toHaveAccessibleName('Chan Hoi-ching');
    await expect.element(cart.getByText('3', { exact: true })).not.toBeVisible();
  });

  test('§4 while seats are held the cart shows the time, which is not part of its accessible name', async () => {
    show({ label: 'Cart, seats held for 9:41', countdown: '9:41' });
    await expect.element(cart.getByText('9:41', { exact: true })).toBeVisible();
    await expect.element(cart).toHaveAccessibleName('Cart, seats held for 9:41');
  });

  test('a tool with `onClick` calls it and does not follow its link', async () => {
    const onClick = vi.fn();
    show({ onClick });
    await cart.click();
    expect(onClick).toHaveBeenCalledOnce();
    expect(location.hash).not.toBe('#cart');
    await expect.element(cart).toHaveAttribute('aria-haspopup', 'dialog');
  });
});
