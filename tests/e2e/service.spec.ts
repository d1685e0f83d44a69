import { addDays, addMilliseconds, hongKongDate } from '@first-gong/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { newEmail } from './members.js';
import { dismissPopups, isTakenOver, lang, takenOver, textsOf } from './shop.js';
import { clockOf, deviceNow, expect, sampleEvent, test } from './test.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const switches = async (request: APIRequestContext, change: object): Promise<{ now: string }> => {
  const answer = await request.post('/fake/control.json', { data: change });
  expect(answer.status()).toBe(200);
  return answer.json();
};
const serverNow = async (request: APIRequestContext): Promise<string> =>
  ((await (await request.get('/fake/clock')).json()) as { now: string }).now;

/** Waits until the pages server has the new switches, which it polls each second. */
const known = (request: APIRequestContext, path: string, fits: (html: string, status: number) => boolean) =>
  expect(async () => {
    const answer = await request.get(path);
    expect(fits(await answer.text(), answer.status())).toBe(true);
  }).toPass();

const isGray = (html: string) => /^<!doctype html><html [^>]*data-gray/.test(html);

async function passAnHour(page: Page, request: APIRequestContext, change: object = {}): Promise<void> {
  await switches(request, { advance: HOUR, ...change });
  await page.clock.fastForward(HOUR);
}

test.afterEach(({ request }) => switches(request, { reset: true }));

const { t } = textsOf(lang);

test('§4 the site is gray in its period from the first byte on, and ends it by itself on an open page', async ({
  page,
  request,
}) => {
  const now = await serverNow(request);
  await switches(request, {
    specificPeriodGray: { effectiveFrom: addMilliseconds(now, -HOUR), effectiveTo: addMilliseconds(now, HOUR) },
  });
  await known(request, `/${lang}/Events.html`, isGray);
  await (await clockOf(page)).install({ time: deviceNow() });
  const response = await page.goto(`/${lang}/Events.html`);
  expect(isGray((await response?.text()) ?? '')).toBe(true);
  await takenOver(page);
  await expect(page.locator('html')).toHaveCSS('filter', 'grayscale(1)');
  await page.goto(`/${lang}/Login.html`);
  await takenOver(page);
  await expect(page.locator('html')).toHaveCSS('filter', 'grayscale(1)');
  await passAnHour(page, request);
  await expect(page.locator('html')).toHaveCSS('filter', 'none');
  await known(request, `/${lang}/Login.html`, (html) => !isGray(html));
});

test('§9 a page that nobody touches follows the site after a minute', async ({ page, request }) => {
  // The page's clock is fixed, so that a slow machine does not bring the minute nearer.
  const now = new Date(await serverNow(request));
  await dismissPopups(page, request);
  await (await clockOf(page)).install({ time: now });
  await page.clock.pauseAt(addMilliseconds(now.toISOString(), 1000));
  await page.goto(`/${lang}/Events.html`);
  await switches(request, { weather: 'typhoon8' });
  const notice = page.getByRole('region', { name: t('site.typhoon8Word'), exact: true });
  await page.clock.fastForward(MINUTE - 1000);
  await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0);
  await page.clock.fastForward(1000);
  await page.clock.resume();
  await isTakenOver(page);
  await page.clock.fastForward(MINUTE);
  await expect(notice).toContainText(t('site.typhoon8Text'));
});

test('§9 typhoon signal no. 8 closes the cinema for its day, a black rainstorm does not', { tag: '@instants' }, async ({
  page,
  request,
}) => {
  const show = page.locator('main a[href*="performanceId"]');
  const day = addDays(hongKongDate(await serverNow(request)), 1).replaceAll('-', '');
  const showTomorrow = page.locator(`main a[href*="-${day}-"]`).first();
  const tomorrow = page
    .getByRole('navigation', { name: t('cinema.ribbon'), exact: true })
    .getByRole('link')
    .nth(1);
  await switches(request, { weather: 'typhoon8' });
  await page.goto(`/${lang}/Cinema.html`);
  await expect(page.getByText(t('cinema.typhoonTitle'))).toBeVisible();
  await expect(show).toHaveCount(0);
  await expectNoAxeViolations(page);
  await tomorrow.click();
  await expect(page.getByText(t('cinema.typhoonOther'))).toBeVisible();
  await expect(showTomorrow).toBeVisible();
  await switches(request, { weather: 'blackRainstorm' });
  await known(request, `/${lang}/Cinema.html`, (html) => html.includes(t('cinema.rainTitle')));
  await page.goto(`/${lang}/Cinema.html`);
  await expect(page.getByText(t('cinema.rainTitle'))).toBeVisible();
  await tomorrow.click();
  await expect(showTomorrow).toBeVisible();
});

test('§9 maintenance closes the login with 503, says until when on every page, and returns by itself', async ({
  page,
  request,
}) => {
  const { t, format } = textsOf(lang);
  const now = await serverNow(request);
  const until = addMilliseconds(now, HOUR);
  const to = hongKongDate(now) === hongKongDate(until) ? format.time(until) : format.showTime(until);
  await switches(request, { maintenance: 'on', maintenanceUntil: until, weather: 'typhoon8' });
  await known(request, `/${lang}/Login.html`, (_, status) => status === 503);
  await (await clockOf(page)).install({ time: deviceNow() });
  const noticeOf = (word: string) => page.getByRole('region', { name: word, exact: true });
  for (const path of ['Events.html', `EventDetail.html?eventId=${sampleEvent('seats')}`]) {
    const open = await page.goto(`/${lang}/${path}`);
    expect(open?.status()).toBe(200);
    await expect(noticeOf(t('site.maintenanceWord'))).toContainText(t('site.maintenanceOn', { to }));
    await expect(noticeOf(t('site.typhoon8Word'))).toContainText(t('site.typhoon8Text'));
  }

  const closed = await page.goto(`/${lang}/Login.html`);
  expect(closed?.status()).toBe(503);
  expect(Number(closed?.headers()['retry-after'])).toBeGreaterThan(3000);
  expect(Number(closed?.headers()['retry-after'])).toBeLessThanOrEqual(3600);
  await expect(page).toHaveTitle(t('site.closedPageTitle'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('site.closedTitle'));
  await expect(page.getByText(t('site.closedText', { to }))).toBeVisible();
  await expectNoAxeViolations(page);
  await takenOver(page);
  await passAnHour(page, request, { maintenance: 'off' });
  await expect(page.getByLabel(t('login.email'), { exact: true })).toBeVisible();
  await known(request, `/${lang}/Login.html`, (_, status) => status === 200);
});

test('§7 a document made while lists fail, are empty or half broken says so in each part and has the rest', async ({
  request,
}) => {
  const { t } = textsOf(lang);
  const title = t('home.title');
  const parts = { news: t('home.news'), presenters: t('home.presenters'), films: t('common.partnerFilmFestival') };
  const told = [
    t('common.partFailed', { part: parts.news }),
    t('common.partFailed', { part: parts.presenters }),
    t('common.partIncomplete', { part: parts.films, count: 1 }),
    t('home.listEmpty'),
  ];
  const disturbances = {
    newsList: { failure: 'nonsense' },
    brandedPresenterList: { failure: 'serverBusy' },
    kdafEventList: { failure: 'empty' },
    hkiffEventList: { failure: 'wrongRow' },
  };
  await switches(request, { disturbances });
  const hasAll = (html: string, sentences: string[]) => sentences.every((each) => html.includes(each));
  const events = (html: string) => html.match(/<article/g)?.length ?? 0;
  await known(
    request,
    `/${lang}/Events.html`,
    (html, status) => status === 200 && hasAll(html, told) && events(html) > 20,
  );
  // Without the list of events, the page keeps its other content, and search engines retry.
  await switches(request, { disturbances: { eventList: { failure: 'nonsense' } } });
  const rest = [...told, t('common.partFailed', { part: title }), t('home.buy')];
  await known(
    request,
    `/${lang}/Events.html`,
    (html, status) => status === 503 && hasAll(html, rest) && events(html) === 0,
  );
});

test('§9 the weekly maintenance is announced on every page an hour before, and then closes what it has to', {
  tag: '@instants',
}, async ({ request }) => {
  const { t } = textsOf(lang);
  const pages = ['Events.html', 'Help.html', 'PastEvents.html', 'Cinema.html', 'BoxOffice.html', 'Login.html'];
  // 2 December 2026 is a Wednesday.
  await switches(request, { maintenance: 'byClock', now: '2026-12-01T15:05:00.000Z' });
  const ahead = t('site.maintenanceAhead', { from: '00:00', to: '02:00' });
  for (const path of pages) await known(request, `/${lang}/${path}`, (html) => html.includes(ahead));
  await switches(request, { now: '2026-12-01T16:30:00.000Z' });
  const on = { status: 200, sentence: t('site.maintenanceOn', { to: '02:00' }) };
  const closed = { status: 503, sentence: t('site.closedText', { to: '02:00' }) };
  for (const path of pages) {
    const expected = path === 'Login.html' ? closed : on;
    await known(
      request,
      `/${lang}/${path}`,
      (html, status) => status === expected.status && html.includes(expected.sentence),
    );
  }
});

test('§2 the footer leads to the pages at other sites that are configured', async ({ page }) => {
  await page.goto(`/${lang}/Help.html`);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Gong Club', exact: true });
  await expect(link).toHaveAttribute('href', 'https://social.example/gong');
});

test('§2 the chat button loads the one script that is configured, and no other script of its site', async ({
  page,
}) => {
  const { t } = textsOf(lang);
  await page.route('https://chat.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title = "the chat has come"' }),
  );
  await page.goto(`/${lang}/PastEvents.html`);
  await takenOver(page);
  const button = page.getByRole('button', { name: t('site.chat'), exact: true });
  await expect(button).toBeVisible();
  const refused = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('securitypolicyviolation', () => resolve(true), { once: true });
        const other = document.createElement('script');
        try {
          other.src = 'https://chat.example/other.js';
          other.onload = () => resolve(false);
          document.head.append(other);
        } catch {
          resolve(true);
        }
      }),
  );
  expect(refused).toBe(true);
  await button.click();
  await expect(page).toHaveTitle('the chat has come');
  await expect(button).toBeHidden();
});

test('§7 a one-time password is asked for through the web firewall that is configured', async ({ page }) => {
  const { t } = textsOf(lang);
  await page.route('https://firewall.example/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'globalThis.firewallFetch = (address, init) => fetch(address, init);',
    }),
  );
  await page.goto(`/${lang}/Login.html?way=oneTimePassword`);
  await takenOver(page);
  await page.locator('#email').fill(newEmail());
  await page.locator('#agreed').press(' ');
  const asked = page.waitForRequest(/\/api\/otp2\.do/);
  await page.getByRole('button', { name: t('login.ask'), exact: true }).click();
  await asked;
  await expect(page.locator('#oneTimePassword')).toBeVisible();
});
