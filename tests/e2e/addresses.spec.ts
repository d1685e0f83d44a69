import type { Page } from '@playwright/test';
import { listenForComplaints, logIn, placeholders, sampleOffer, takenOver } from './shop.js';
import { expect, test } from './test.js';

/** Clicks a link that no screen has, like one in a provider's text. */
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
    '/en_us/ContactUs.do': '/en_us/CS.html',
    '/ContactUs.do': '/zh_hk/CS.html',
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

  // A history entry of an earlier version of the site.
  await page.evaluate(() => History.prototype.replaceState.call(history, null, '', '/en_us/Register.html'));
  await clickLinkTo(page, '/en_us/Events.html?q=jazz');
  await expect(page).toHaveURL('/en_us/Events.html?q=jazz');
  await page.goBack();
  await expect(page).toHaveURL('/en_us/Login.html');

  expect(documents).toBe(1);
  expect(complaints).toEqual([]);
});

test('§2 each page that a link opens begins at its top with the focus in it; the way back has the place of before', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await page.goto('/en_us/Faq.html');
  await takenOver(page);
  for (const path of ['/en_us/Delivery.html', '/en_us/BoxOffice.html', '/en_us/CS.html', '/en_us/PastEvents.html']) {
    const link = page.locator(`footer a[href="${path}"]`).first();
    const from = page.url();
    // A late list moves the footer.
    await expect(placeholders(page)).toHaveCount(0);
    // The position at the click: late parts move the page until then.
    await page.evaluate(() => {
      const noted = window as unknown as { placeAtPress: number };
      addEventListener('click', () => Object.assign(noted, { placeAtPress: scrollY }), { capture: true, once: true });
    });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('#main'), path).toBeFocused();
    await expect.poll(scrolled, path).toBe(0);

    const before = await page.evaluate(() => (window as unknown as { placeAtPress: number }).placeAtPress);
    expect(before, from).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect.poll(async () => Math.abs((await scrolled()) - before), `back to ${from}`).toBeLessThan(40);
    await page.goForward();
    await expect(page).toHaveURL(path);
    // The browser restores the position a moment after the address, and must do so before the next click.
    await expect.poll(scrolled, `forward to ${path}`).toBe(0);
  }
});

test('§2 another language keeps the place on the page, and what was typed in masthead and footer', async ({ page }) => {
  await page.goto('/en_us/Faq.html#whyMember');
  await takenOver(page);
  const search = page.getByRole('banner').locator('input[name=q]').first();
  const email = page.getByRole('contentinfo').locator('input[type=email]');
  await search.fill('gong');
  await email.fill('reader@example.com');
  await page.locator('a[href*="lang=zh_hk"]').first().click();
  await page.waitForURL(/\/zh_hk\/Faq\.html#whyMember$/);
  await takenOver(page);
  await expect(page.locator('details[open] #whyMember')).toBeVisible();
  await expect(search).toHaveValue('gong');
  await expect(email).toHaveValue('reader@example.com');
});

test('§2 another language keeps what was typed in the two searches of an event that is gone', async ({ page }) => {
  await page.goto('/en_us/EventDetail.html?eventId=gone');
  await takenOver(page);
  const header = page.getByRole('banner').locator('input[name=q]').first();
  const own = page.getByRole('main').locator('input[name=q]');
  await header.fill('gong');
  await own.fill('lion dance');
  for (const lang of ['zh_hk', 'zh_cn']) {
    await page.locator(`a[href*="lang=${lang}"]`).first().click();
    await page.waitForURL(new RegExp(`/${lang}/EventDetail`));
    await takenOver(page);
    await expect(own).toHaveValue('lion dance');
    await expect(header).toHaveValue('gong');
  }
});

test('§2 a visitor who changes the language while logging in returns to the page in that language', async ({ page }, {
  parallelIndex,
}) => {
  await page.goto('/zh_hk/Member/TxnHistory.html');
  await page.waitForURL(/\/zh_hk\/Login\.html\?target=/);
  await page.locator('a[href*="lang=en_us"]').first().click();
  await page.waitForURL(/\/en_us\/Login\.html\?target=/);
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
  await expect(page.getByRole('heading', { level: 1, name: 'Log out?', exact: true })).toBeVisible();
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Log out', exact: true })).toBeVisible();
  expect(await token()).toBe(before);

  await main.getByRole('link', { name: 'Stay logged in', exact: true }).click();
  await page.waitForURL('**/en_us/Events.html');
  const logOut = page.getByRole('contentinfo').getByRole('link', { name: 'Log out', exact: true });
  await logOut.click();
  await expect(logOut).toHaveCount(0);
  await page.waitForURL('**/en_us/Events.html');
  expect(await token()).toBeNull();
});

test('a browser and a search engine find icons, robots.txt and sitemap.xml; no page stands in for another file', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/zh_hk/Events.html');
  const icons = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(icons).toEqual(['/favicon.ico', '/icon.svg', '/apple-touch-icon.png'].map((path) => `${baseURL}${path}`));
  for (const icon of icons) {
    const answer = await request.get(icon);
    expect([answer.status(), answer.headers()['content-type']?.split('/')[0]]).toEqual([200, 'image']);
  }
  const robots = await (await request.get('/robots.txt')).text();
  const map = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  const listed = [...(await (await request.get(map)).text()).matchAll(/<loc>([^<]+)/g)].map(([, each = '']) => each);
  expect(listed.length).toBeGreaterThan(0);
  for (const address of listed) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    const [canonical = ''] = /<link rel="canonical"[^>]*>/.exec(await answer.text()) ?? [];
    expect(canonical).toContain(`href="${address}"`);
  }
  const missing = await request.get('/assets/nothing.css', { maxRedirects: 0 });
  expect([missing.status(), missing.headers()['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  for (const unknown of ['/en_us/foo.txt', '/manifest.json', '/.vite/manifest.json']) {
    const answer = await request.get(unknown, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], unknown).toEqual([
      302,
      expect.stringMatching(/Events\.html$/),
    ]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('§2 each document names its own title, description and address, and its other languages; none that is not listed', async ({
    page,
    request,
    baseURL,
  }) => {
    const { event } = await sampleOffer(request, 'en_us');
    const head = () =>
      page.evaluate(() => ({
        title: document.title,
        description: document.querySelector('meta[name=description]')?.getAttribute('content'),
        canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
        robots: document.querySelector('meta[name=robots]')?.getAttribute('content'),
        languages: Object.fromEntries(
          [...document.querySelectorAll('link[hreflang]')].map((link) => [
            link.getAttribute('hreflang'),
            link.getAttribute('href'),
          ]),
        ),
      }));

    await page.goto(`/en_us/EventDetail.html?quantity=3&eventId=${event.id}`);
    const query = `/EventDetail.html?eventId=${event.id}`;
    expect(await head()).toEqual({
      title: `${event.title} | ${event.byline} | First Gong`,
      description: expect.stringContaining(`${event.venue}, `),
      canonical: `${baseURL}/en_us${query}`,
      robots: undefined,
      languages: {
        en: `${baseURL}/en_us${query}`,
        'zh-Hant': `${baseURL}/zh_hk${query}`,
        'zh-Hans': `${baseURL}/zh_cn${query}`,
        'x-default': `${baseURL}${query}`,
      },
    });

    const { description } = await head();
    expect(description?.startsWith(`${event.byline}. `)).toBe(true);
    expect(description?.endsWith(event.description[0] ?? '')).toBe(true);

    const described = new Set<string | null | undefined>();
    for (const address of ['Events.html', 'Login.html', 'Logout.html', 'ShoppingCart.html', 'Member/TxnHistory.html']) {
      await page.goto(`/en_us/${address}`);
      const { description, canonical, robots, languages } = await head();
      const isListed = address === 'Events.html' || address === 'Login.html';
      if (isListed) described.add(description);
      else expect(description, address).toBeUndefined();
      expect(robots, address).toBe(isListed ? undefined : 'noindex');
      expect(canonical, address).toBe(isListed ? `${baseURL}/en_us/${address}` : undefined);
      expect(Object.keys(languages), address).toHaveLength(isListed ? 4 : 0);
    }
    expect(described.size).toBe(2);

    const missing = await page.goto('/en_us/EventDetail.html?eventId=no-such-event');
    expect(missing?.status()).toBe(404);
    expect(await head()).toMatchObject({ robots: 'noindex', canonical: undefined });
  });
});

test('§2 an address with a percent sign in a value stays the same address, after a login and in another language', async ({
  page,
}, { parallelIndex }) => {
  const complaints = listenForComplaints(page);
  await page.goto('/en_us/Events.html?q=%2500');
  await takenOver(page);
  await expect(page.locator('#events')).toContainText('“%00”');
  await page.locator('a[href*="lang=zh_hk"]').first().click();
  await expect(page).toHaveURL('/zh_hk/Events.html?q=%2500');
  expect(complaints).toEqual([]);
  await page.goto('/en_us/Member/TransactionDetail.html?transactionNumber=%252500');
  await page.waitForURL(/\/Login\.html\?target=/);
  await page.locator('a[href*="lang=zh_hk"]').first().click();
  await page.waitForURL(/\/zh_hk\/Login\.html\?target=/);
  await logIn(page, 'zh_hk', parallelIndex);
  await expect(page).toHaveURL('/zh_hk/Member/TransactionDetail.html?transactionNumber=%252500');
});
