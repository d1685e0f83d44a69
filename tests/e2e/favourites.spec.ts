import type { Favourite, Lang } from '@first-gong/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { endSession } from './members.js';
import { lang, listenForComplaints, logIn, logInByCall, sampleOffer, takenOver, textsOf, tokenOf } from './shop.js';
import { expect, sampleEvent, test } from './test.js';

const path = '/api/favourites.do';

const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });

async function favouritesOf(request: APIRequestContext, headers: Record<string, string>): Promise<Favourite[]> {
  return (await (await request.get(path, { headers })).json()) as Favourite[];
}

const like = (request: APIRequestContext, headers: Record<string, string>, eventId: string) =>
  request.post(path, { headers, data: { eventId } });

const heartOf = (page: Page, { id }: { id: string }) => page.locator(`#heart-${id}`);

test.beforeEach(async ({ request }, { parallelIndex }) => {
  const headers = headersOf(await tokenOf(request, parallelIndex));
  for (const { id } of await favouritesOf(request, headers)) {
    await request.delete(`/api/favourites/${id}.do`, { headers });
  }
});

const { t } = textsOf(lang);
test('§2 favourites that are sold out stay with those to come and say so, beside those on sale', async ({
  page,
  request,
}, { parallelIndex }) => {
  const headers = await logInByCall(page, request, parallelIndex);
  const { event: onSale } = await sampleOffer(request, lang);
  const { event: soldOut } = await sampleOffer(request, lang, 'soldOut');
  for (const { id } of [onSale, soldOut]) expect((await like(request, headers, id)).status()).toBe(200);
  await page.goto(`/${lang}/Member/Favourites.html`);
  const cardOf = (event: { id: string }) =>
    page
      .locator('main')
      .getByRole('article')
      .filter({ has: heartOf(page, event) });
  await expect(page.getByRole('heading', { level: 2, name: t('favourites.upcoming'), exact: true })).toBeVisible();
  await expect(cardOf(soldOut)).toContainText(t('common.flagSoldOut'));
  await expect(cardOf(onSale)).not.toContainText(t('common.flagSoldOut'));
});

test(`§6 a visitor's heart asks for the login, comes back to the same place and finishes the like`, async ({
  page,
  request,
}, { parallelIndex }) => {
  const complaints = listenForComplaints(page);
  const { event } = await sampleOffer(request, lang);
  // The card must be below the first screen.
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto(`/${lang}/Events.html?${new URLSearchParams({ q: event.title })}`);
  await takenOver(page);
  const heart = heartOf(page, event);
  await heart.scrollIntoViewIfNeeded();
  await expect(heart).not.toHaveAttribute('aria-pressed');
  await heart.click();
  const dialog = page.getByRole('dialog', { name: t('favourites.loginTitle'), exact: true });
  await expect(dialog).toContainText(event.title);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(heart).toBeFocused();

  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: t('favourites.login'), exact: true }).click();
  await page.waitForURL(/\/Login\.html/);
  await logIn(page, lang, parallelIndex);
  await page.waitForURL(({ searchParams }) => searchParams.get('q') === event.title);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(t('favourites.added', { title: event.title }))).toBeVisible();
  await expect(heart).toBeInViewport();
  await expect(heart).toBeFocused();
  expect(top).toBeGreaterThan(0);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(40);
  const headers = headersOf(await tokenOf(request, parallelIndex));
  await expect.poll(async () => (await favouritesOf(request, headers)).map(({ id }) => id)).toEqual([event.id]);
  expect(complaints).toEqual([]);
});

async function openEvent(page: Page, request: APIRequestContext, lang: Lang, worker: number) {
  const headers = await logInByCall(page, request, worker);
  const { event } = await sampleOffer(request, lang);
  await page.goto(`/${lang}/EventDetail.html?eventId=${event.id}`);
  const heart = heartOf(page, event);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  return { headers, event, heart };
}

test(
  '§2 my favourites: an event is removed, restored at its place, and found again',
  { tag: '@instants' },
  async ({ page, request }, { parallelIndex }) => {
    const complaints = listenForComplaints(page);
    await page.goto(`/${lang}/Member/Favourites.html`);
    await page.waitForURL(/\/Login\.html/);
    const headers = await logInByCall(page, request, parallelIndex);
    await page.goto(`/${lang}/Member/Favourites.html`);
    await expect(page.getByRole('heading', { name: t('common.noRecordsFound'), exact: true })).toBeVisible();
    await expect(page).toHaveTitle(t('favourites.pageTitle'));
    await expectNoAxeViolations(page);

    for (const name of ['seats', 'otherSeats', 'thirdSeats'] as const) await like(request, headers, sampleEvent(name));
    const { event: second } = await sampleOffer(request, lang, 'otherSeats');
    await page.setViewportSize({ width: 320, height: 800 });
    await page.reload();
    const titles = page.locator('main').getByRole('heading', { level: 3 });
    await expect(titles).toHaveCount(3);
    const order = await titles.allTextContents();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await heartOf(page, second).focus();
    await page.keyboard.press('Space');
    const undo = page.getByRole('button', { name: t('favourites.undoOf', { title: second.title }), exact: true });
    await expect(undo).toBeFocused();
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toContainText('2');
    await expect.poll(async () => (await favouritesOf(request, headers)).length).toBe(2);
    await page.keyboard.press('Enter');
    await expect(heartOf(page, second)).toBeFocused();
    await expect(titles).toHaveText(order);
    await expect.poll(async () => (await favouritesOf(request, headers)).length).toBe(3);
    expect(complaints).toEqual([]);
  },
);

test('§2 a like that failed is put back and says so, and can be tried again', async ({ page, request }, {
  parallelIndex,
}) => {
  const { headers, event, heart } = await openEvent(page, request, lang, parallelIndex);
  await page.route(`**${path}*`, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await heart.click();
  const message = page.getByText(t('favourites.addFailed', { title: event.title, what: '' }).trim());
  await expect(message).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expectNoAxeViolations(page);
  await page.unroute(`**${path}*`);
  await page.getByRole('button', { name: t('common.tryAgain'), exact: true }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(message).toBeHidden();
  await expect.poll(async () => (await favouritesOf(request, headers)).map(({ id }) => id)).toEqual([event.id]);
});

test('§2 a like whose answer was lost is asked for, and stays', async ({ page, request }, { parallelIndex }) => {
  const { headers, event, heart } = await openEvent(page, request, lang, parallelIndex);
  await page.route(`**${path}*`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  const asked = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().includes(path),
  );
  await heart.click();
  await asked;
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(t('favourites.addFailed', { title: event.title, what: '' }).trim())).toHaveCount(0);
  expect((await favouritesOf(request, headers)).map(({ id }) => id)).toEqual([event.id]);
});

test('§2 presses during a slow answer end in the state chosen last, on the page and on the server', async ({
  page,
  request,
}, { parallelIndex }) => {
  const { headers, heart } = await openEvent(page, request, lang, parallelIndex);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}*`, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  for (const pressed of ['true', 'false', 'true', 'false']) {
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', pressed);
  }
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  release();
  await removed;
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => (await favouritesOf(request, headers)).length).toBe(0);
});

test('§8 a session that has ended says so at the heart, and the login finishes the like', async ({ page, request }, {
  parallelIndex,
}) => {
  const { event, heart } = await openEvent(page, request, lang, parallelIndex);
  await endSession(page, request);
  await heart.click();
  const dialog = page.getByRole('dialog', { name: t('favourites.expiredTitle'), exact: true });
  await expect(dialog).toContainText(event.title);
  await expect(heart).not.toHaveAttribute('aria-pressed');
  await dialog.getByRole('link', { name: t('favourites.login'), exact: true }).click();
  await expect(page.getByText(t('login.sessionExpiredTitle'))).toBeVisible();
  await logIn(page, lang, parallelIndex);
  await page.waitForURL(/\/EventDetail\.html/);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

for (const isFavourite of [false, true]) {
  test(`§8 a time-out that a heart finds asks for one login in its own words, which finishes the press (${isFavourite ? 'takes away' : 'adds'})`, async ({
    page,
    request,
  }, { parallelIndex }) => {
    const lang = 'zh_hk';
    const { t } = textsOf(lang);
    const headers = await logInByCall(page, request, parallelIndex);
    const { event } = await sampleOffer(request, lang);
    if (isFavourite) await like(request, headers, event.id);
    await page.goto(`/${lang}/EventDetail.html?eventId=${event.id}`);
    const heart = heartOf(page, event);
    await expect(heart).toHaveAttribute('aria-pressed', String(isFavourite));
    await page.route(/favourites/, (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 401, json: { code: 'sessionExpired', status: 401, title: 'Over' } }),
    );
    await heart.click();
    const dialog = page.getByRole('dialog', { name: t('favourites.expiredTitle'), exact: true });
    const words = t(isFavourite ? 'favourites.expiredRemoving' : 'favourites.expiredText', { title: event.title });
    await expect(dialog).toContainText(words);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.unroute(/favourites/);
    await dialog.getByRole('link', { name: t('favourites.login'), exact: true }).click();
    await page.waitForURL(/\/Login\.html/);
    await logIn(page, lang, parallelIndex);
    await page.waitForURL(/\/EventDetail\.html/);
    await expect(heart).toHaveAttribute('aria-pressed', String(!isFavourite));
    const message = t(isFavourite ? 'favourites.removed' : 'favourites.added', { title: event.title });
    await expect(page.getByText(message)).toBeVisible();
    const again = headersOf(await tokenOf(request, parallelIndex));
    const wanted = isFavourite ? [] : [event.id];
    await expect.poll(async () => (await favouritesOf(request, again)).map(({ id }) => id)).toEqual(wanted);
  });
}

test('§2 a like while the favourites cannot be loaded is told, because no heart can show it', async ({
  page,
  request,
}, { parallelIndex }) => {
  const headers = await logInByCall(page, request, parallelIndex);
  const { event } = await sampleOffer(request, 'zh_cn');
  await page.route(`**${path}*`, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  await page.goto(`/zh_cn/EventDetail.html?eventId=${event.id}`);
  await takenOver(page);
  await heartOf(page, event).click();
  await expect(page.getByText(textsOf('zh_cn').t('favourites.added', { title: event.title }))).toBeVisible();
  await expect.poll(async () => (await favouritesOf(request, headers)).map(({ id }) => id)).toEqual([event.id]);
});

test('§2 two tabs agree once the reader comes back, and another language keeps the favourites', async ({
  page,
  request,
}, { parallelIndex }) => {
  const { event, heart } = await openEvent(page, request, 'en_us', parallelIndex);
  const other = await page.context().newPage();
  await other.goto(`/zh_cn/EventDetail.html?eventId=${event.id}`);
  await takenOver(other);
  const theirs = other.locator('main').getByRole('button', { pressed: false }).first();
  await expect(theirs).toBeVisible();
  const liked = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes(path));
  await heart.click();
  await liked;
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await other.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(other.locator('main').getByRole('button', { pressed: true })).toHaveCount(1);
});

test('§6 the next member of the same tab sees no heart of the last one', async ({ page, request }, {
  parallelIndex,
}) => {
  const { heart } = await openEvent(page, request, 'en_us', parallelIndex);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.route(`**${path}*`, () => undefined);
  const token = await tokenOf(request, parallelIndex + 1);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/icon.svg');
  await otherTab.evaluate((kept) => localStorage.setItem('token', kept), token);
  // Until the favourites arrive, the heart has no state.
  await expect(heart).not.toHaveAttribute('aria-pressed');
  await expect(page.locator('main').getByRole('button', { pressed: true })).toHaveCount(0);
});
