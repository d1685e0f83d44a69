import type { Access } from '@first-gong/domain';
import { freshRoot } from '@first-gong/ui/testing';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { endSession, keepToken } from '../session/session.js';
import { navigate, useAddress } from '../site/address.js';
import { TestPage } from '../testing/TestPage.js';
import { PageGuard } from './PageGuard.js';

const ownAddress = location.href;
const [pathname, search] = ['/en_us/Member/WishList.html', '?words=whale'];

function GuardedPage({ access, children }: { access: Access; children: ReactNode }) {
  if (useAddress().pathname !== pathname) return null;
  return <PageGuard access={access}>{children}</PageGuard>;
}

function open(access: Access, config?: { showWishList: boolean }, content: ReactNode = <p>The page</p>) {
  vi.stubGlobal('fetch', async () =>
    config ? Response.json({ ...config, specificPeriodGray: null }) : new Response('away', { status: 503 }),
  );
  history.replaceState(null, '', pathname + search);
  root.render(site(access, content));
}

const site = (access: Access, content: ReactNode) => (
  <TestPage page={{ documentAddress: { pathname, search } }}>
    <GuardedPage access={access}>{content}</GuardedPage>
  </TestPage>
);

afterEach(() => {
  keepToken(null);
  history.replaceState(null, '', ownAddress);
  vi.unstubAllGlobals();
});
// After these hooks, so that the page unmounts before they clean up.
const root = freshRoot();

const thePage = page.getByText('The page');
const address = () => `${location.pathname}${location.search}`;
const target = '/en_us/Login.html?target=%2Fen_us%2FMember%2FWishList.html%3Fwords%3Dwhale';

describe('§6 the guard of a page', () => {
  test('shows a page for everyone to a visitor', async () => {
    open('everyone');
    await expect.element(thePage).toBeVisible();
  });

  test('shows a page of a member to a member, and leads a visitor to log in and back', async () => {
    open('member');
    await expect.poll(() => address()).toBe(target);
    await expect.element(thePage).not.toBeInTheDocument();
    keepToken('token');
    navigate('/en_us/Member/WishList.html');
    await expect.element(thePage).toBeVisible();
  });

  test('a page of a member that React takes over goes on, and does not begin anew', async () => {
    const begun = vi.fn();
    const Content = () => {
      useEffect(() => begun(), []);
      return <p>The page</p>;
    };
    history.replaceState(null, '', pathname + search);
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(site('member', <Content />));
    const served = host.querySelector('p');
    keepToken('token');
    const taken = hydrateRoot(host, site('member', <Content />));
    await expect.poll(() => begun.mock.calls.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(begun).toHaveBeenCalledOnce();
    expect(host.querySelector('p')).toBe(served);
    keepToken('next');
    await expect.poll(() => begun.mock.calls.length).toBe(2);
    taken.unmount();
    host.remove();
  });

  test('a page of a member begins anew for another member', async () => {
    keepToken('first');
    open('member', undefined, <input aria-label="Points to use" />);
    const field = page.getByLabelText('Points to use');
    await field.fill('5000');
    keepToken('second');
    await expect.element(field).toHaveValue('');
  });

  test('§4 empties the page on which a session ended, and shows it again to the member who logs in above it', async () => {
    keepToken('token');
    open('member');
    await expect.element(thePage).toBeVisible();
    endSession('idle');
    await expect.element(thePage).not.toBeInTheDocument();
    expect(address()).toBe('/en_us/Member/WishList.html?words=whale');
    keepToken('next');
    await expect.element(thePage).toBeVisible();
  });

  test('leads to log in where the member has logged out in another tab', async () => {
    keepToken('token');
    open('member');
    await expect.element(thePage).toBeVisible();
    keepToken(null);
    await expect.poll(() => address()).toBe(target);
  });

  test('tells a member who opens a page after the session has ended from a visitor', async () => {
    keepToken('token');
    endSession('idle');
    open('member');
    await expect.poll(() => address()).toBe(`${target}&reason=sessionExpired`);
  });

  test('shows a page of the wish list while the config has it on', async () => {
    keepToken('token');
    open('wishListMember', { showWishList: true });
    await expect.element(thePage).toBeVisible();
  });

  test.each([
    ['off', { showWishList: false }],
    ['unknown', undefined],
  ])('leads home from a page of the wish list while it is %s', async (_, config) => {
    keepToken('token');
    open('wishListMember', config);
    await expect.poll(() => address()).toBe('/en_us/Events.html');
    await expect.element(thePage).not.toBeInTheDocument();
  });
});
