import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
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
      search={null}
      toolsLabel="Cart and account"
      tools={[{ href: '#cart', icon: ticketIcon, label: 'Cart', ...tool }]}
    />,
  );

const cart = page.getByRole('navigation', { name: 'Cart and account' }).getByRole('link');

describe('Masthead', () => {
  test('the name leads home and says so', async () => {
    show();
    await expect
      .element(page.getByRole('link', { name: 'First Gong 開鑼票務 home page' }))
      .toHaveAttribute('href', '#home');
  });

  test('a tool keeps its word where there is no room to show it', async () => {
    await page.viewport(320, 600);
    show();
    await expect.element(cart).toHaveAccessibleName('Cart');
    await page.viewport(1280, 600);
    await expect.element(cart.getByText('Cart')).toBeVisible();
  });

  test('a count is read in words, after the tool that it belongs to', async () => {
    show({ label: 'Notices', badge: { count: '3', label: '3 unread' } });
    await expect.element(cart).toHaveAccessibleName('Notices 3 unread');
    await expect.element(cart.getByText('3', { exact: true })).toBeVisible();
  });

  test('§4 while seats are held the cart shows the time and is read with its label, not with the running clock', async () => {
    show({ label: 'Cart, seats held for 9:41', countdown: '9:41' });
    await expect.element(cart.getByText('9:41', { exact: true })).toBeVisible();
    await expect.element(cart).toHaveAccessibleName('Cart, seats held for 9:41');
  });

  test('a tool with a call of its own is not followed', async () => {
    const onClick = vi.fn();
    show({ onClick });
    await cart.click();
    expect(onClick).toHaveBeenCalledOnce();
    expect(location.hash).not.toBe('#cart');
  });
});
