import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keepRecent, readRecent } from '../session/recentSearches.js';
import { keepToken, readToken } from '../session/session.js';
import { useAddress } from '../site/address.js';
import { followLinks } from '../site/navigation.js';
import { TestPage } from '../testing/TestPage.js';
import { Page } from './LogoutRoute.js';

const ownAddress = location.href;
let stopFollowing: () => void;
const server = vi.fn(async (_address: string) => Response.json({ loggedOut: true }));

/** The logout page, and a link to it on every other page. */
function Site() {
  const { pathname } = useAddress();
  return pathname.endsWith('/Logout.html') ? <Page /> : <a href="/en_us/Logout.html">Leave</a>;
}

function openAt(address: string): void {
  history.replaceState(null, '', address);
  root.render(
    <TestPage>
      <Site />
    </TestPage>,
  );
}

beforeEach(() => {
  stopFollowing = followLinks();
  vi.stubGlobal('fetch', server);
  keepToken('token');
});
afterEach(() => {
  stopFollowing();
  keepToken(null);
  history.replaceState(null, '', ownAddress);
  vi.unstubAllGlobals();
  server.mockClear();
});
// After these hooks, so that the page unmounts before they clean up.
const root = freshRoot();

const logoutButton = page.getByRole('button', { name: 'Log out', exact: true });
const atHome = () => expect.poll(() => location.pathname).toBe('/en_us/Events.html');

describe('§2 /Logout.html', () => {
  test('opened by a link from elsewhere logs nobody out, and asks', async () => {
    openAt('/en_us/Logout.html');
    await expect.element(logoutButton).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Stay logged in', exact: true }))
      .toHaveAttribute('href', '/en_us/Events.html');
    expect(server).not.toHaveBeenCalled();
    expect(readToken()).toBe('token');

    await logoutButton.click();
    await atHome();
    expect(server.mock.calls[0]?.[0]).toMatch(/^\/Logout\.do\?/);
    expect(readToken()).toBeNull();
  });

  test('opened by a link of the site logs out at once', async () => {
    openAt('/en_us/TxnHistory.html');
    await page.getByRole('link', { name: 'Leave', exact: true }).click();
    await atHome();
    expect(server).toHaveBeenCalledOnce();
    expect(readToken()).toBeNull();
  });

  test('§3 takes the searches of the member off the device', async () => {
    keepRecent('opera');
    openAt('/en_us/Logout.html');
    await logoutButton.click();
    await atHome();
    expect(readRecent()).toEqual([]);
  });

  test('lets a member leave this device while the server is out of reach', async () => {
    server.mockRejectedValueOnce(new TypeError('no network'));
    openAt('/en_us/Logout.html');
    await logoutButton.click();
    await atHome();
    expect(readToken()).toBeNull();
  });

  test('leads a visitor home', async () => {
    keepToken(null);
    openAt('/en_us/Logout.html');
    await atHome();
    expect(server).not.toHaveBeenCalled();
  });
});
