import { expect, type Page, test } from '@playwright/test';
import { listenForComplaints, logIn, takenOver } from './shop.js';

/** Clicks a link to an address that no screen has, as a text of the provider may have it. */
const clickLinkTo = async (page: Page, href: string) => {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.prepend(link);
    link.click();
    link.remove();
  }, href);
};

test('§2 a typed old address leads to its page, an unknown one to the listing', async ({ page }) => {
  const redirects = {
    '/Register.html': '/zh_hk/Login.html',
    '/en_us/Register.html?reason=sessionExpired': '/en_us/Login.html?reason=sessionExpired',
    '/en_us/ContactUs.do': '/en_us/Events.html',
    '/ContactUs.do': '/zh_hk/Events.html',
    '/en_us/NoSuchPage.html': '/en_us/Events.html',
  };
  for (const [address, location] of Object.entries(redirects)) {
    await page.goto(address);
    await expect(page).toHaveURL(location);
  }
});

test('§2 a language alone is its home, whatever the cookie says, and stays the language', async ({ page }) => {
  await page.goto('/?lang=zh_cn');
  await expect(page).toHaveURL('/zh_cn/Events.html');
  await page.goto('/en-us');
  await expect(page).toHaveURL('/en_us/Events.html');
  await page.goto('/Login.html');
  await expect(page).toHaveURL('/en_us/Login.html');
});

test('§2 inside the app an old address leads to its page, by a click and by the history', async ({ page }) => {
  const complaints = listenForComplaints(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto('/en_us/Events.html');
  await takenOver(page);

  await clickLinkTo(page, '/en_us/Register.html?reason=sessionExpired');
  await expect(page).toHaveURL('/en_us/Login.html?reason=sessionExpired');
  await clickLinkTo(page, '/en_us/NoSuchPage.html?q=jazz');
  await expect(page).toHaveURL('/en_us/Events.html');

  // This entry of the history comes from an earlier version of the site.
  await page.evaluate(() => History.prototype.replaceState.call(history, null, '', '/en_us/Register.html'));
  await clickLinkTo(page, '/en_us/Events.html?q=jazz');
  await expect(page).toHaveURL('/en_us/Events.html?q=jazz');
  await page.goBack();
  await expect(page).toHaveURL('/en_us/Login.html');

  expect(documents).toBe(1);
  expect(complaints).toEqual([]);
});

test('§2 a visitor who changes the language while logging in returns to the page in that language', async ({ page }, {
  parallelIndex,
}) => {
  await page.goto('/zh_hk/Member/TxnHistory.html');
  await page.waitForURL(/zh_hk\/Login\.html\?target=/);
  await page.locator('a[href*="lang=en_us"]').first().click();
  await page.waitForURL(/en_us\/Login\.html\?target=/);
  await logIn(page, 'en_us', parallelIndex);
  await expect(page).toHaveURL('/en_us/Member/TxnHistory.html');
});

test('§2 a link on another site to the logout page logs nobody out; a link of the site does', async ({ page }, {
  parallelIndex,
}) => {
  const token = () => page.evaluate(() => localStorage.getItem('token'));
  await page.goto('/en_us/Login.html');
  await logIn(page, 'en_us', parallelIndex);
  await page.waitForURL('**/en_us/Events.html');
  const before = await token();
  await page.goto('/en_us/Logout.html', { referer: 'https://elsewhere.example/' });
  await expect(page.getByRole('heading', { level: 1, name: 'Log out?' })).toBeVisible();
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(await token()).toBe(before);

  await main.getByRole('link', { name: 'Stay logged in' }).click();
  await page.waitForURL('**/en_us/Events.html');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Log out' }).click();
  await expect.poll(token).toBeNull();
  await page.waitForURL('**/en_us/Events.html');
});
