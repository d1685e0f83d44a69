import { type BrandedPresenter, type EventSummary, type Lang, locales, type News } from '@first-gong/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { lang, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

async function ask<Row>(request: APIRequestContext, lang: Lang, path: string, query = '') {
  const answer = await request.get(`${path}?locale=${locales[lang]}${query}`);
  return { rows: (await answer.json()) as Row[], total: Number(answer.headers()['x-total-count']) };
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cards = (page: Page) => page.locator('main').getByRole('article');

/** Opens the home page from another page, so that the browser requests its parts. */
async function openFromPastEvents(page: Page, lang: Lang): Promise<void> {
  const { t } = textsOf(lang);
  await page.goto(`/${lang}/PastEvents.html`);
  await takenOver(page);
  await page
    .getByRole('navigation', { name: t('common.categories'), exact: true })
    .getByRole('link', { name: new RegExp(`^${t('common.categoryAll')}`) })
    .click();
  await page.waitForURL(`**/${lang}/Events.html`);
}

const { t, format } = textsOf(lang);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('§3 news, brand presenters and the lists of partners and network are in the document, and each leads on', {
    tag: '@instants',
  }, async ({ page, request }) => {
    const [news] = (await ask<News>(request, lang, '/data/newsList.json')).rows;
    const [presenter] = (await ask<BrandedPresenter>(request, lang, '/data/brandedPresenterList.json')).rows;
    if (!news || !presenter) throw new Error('The catalogue has no news or no presenters.');
    const cellOf = ({ name }: BrandedPresenter) =>
      part(page, t('home.presenters')).getByRole('link').filter({ hasText: name }).first();
    const inTime = { timeout: 1000 };
    // A document of a busy server may lack a part, and is not cached.
    await expect(async () => {
      await page.goto(`/${lang}/Events.html`);
      await expect(part(page, t('home.news')).getByText(news.title, { exact: true }).first()).toBeVisible(inTime);
      await expect(cellOf(presenter)).toBeVisible(inTime);
    }).toPass();

    for (const [name, address, path] of [
      [t('common.categoryGovernmentNetwork'), 'category=governmentNetwork', '/data/urbtixEventList.json'],
      [t('common.partnerArtsFestival'), 'partner=artsFestival', '/api/kdafEventList.do'],
      [t('common.partnerFilmFestival'), 'partner=filmFestival', '/api/hkiffEventList.do'],
    ] as const) {
      const { rows, total } = await ask<EventSummary>(request, lang, path);
      await page.goto(`/${lang}/Events.html`);
      await part(page, name)
        .getByRole('link', { name: new RegExp(`^${t('home.seeAll', { count: format.count(total) })}`) })
        .click();
      await expect(page).toHaveURL(`/${lang}/Events.html?${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} ${format.count(total)}`);
      await expect(page).toHaveTitle(t('home.listTitle', { title: name }));
      await expect(cards(page)).toHaveCount(rows.length);
      await expect(page.getByRole('link', { name: t('home.clear'), exact: true })).toHaveAttribute(
        'href',
        `/${lang}/Events.html`,
      );
    }

    await page.goto(`/${lang}/Events.html`);
    await cellOf(presenter).click();
    await expect(page).toHaveURL(`/${lang}/Events.html?presenter=${presenter.presenterId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${presenter.name} ${format.count(presenter.count)}`,
    );
    await page.getByRole('link', { name: t('home.clear'), exact: true }).click();
    await expect(page).toHaveURL(`/${lang}/Events.html`);
  });
});

test('lists that fail, answer garbage, are empty or have a bad row leave the rest of the page, and can be asked for again', async ({
  page,
  request,
}) => {
  const { rows: news } = await ask<News>(request, lang, '/data/newsList.json');
  const { rows: films } = await ask<EventSummary>(request, lang, '/api/hkiffEventList.do', '&limit=3');
  const disturbed = ['newsList.json', 'brandedPresenterList.json', 'kdafEventList.do', 'hkiffEventList.do'];
  await page.route('**/newsList.json*', (route) => route.abort());
  await page.route('**/brandedPresenterList.json*', (route) => route.fulfill({ body: '<!doctype html>' }));
  await page.route('**/kdafEventList.do*', (route) => route.fulfill({ json: [] }));
  await page.route('**/hkiffEventList.do*', (route) => route.fulfill({ json: [{ wrong: 'row' }, ...films.slice(1)] }));
  await openFromPastEvents(page, lang);

  const [newsName, presentersName, filmsName] = [t('home.news'), t('home.presenters'), t('common.partnerFilmFestival')];
  await expect(part(page, newsName).getByText(t('common.partFailed', { part: newsName }))).toBeVisible();
  await expect(part(page, presentersName).getByText(t('common.partFailed', { part: presentersName }))).toBeVisible();
  await expect(part(page, t('common.partnerArtsFestival')).getByText(t('home.listEmpty'))).toBeVisible();
  await expect(
    part(page, filmsName).getByText(t('common.partIncomplete', { part: filmsName, count: 1 })),
  ).toBeVisible();
  await expect(part(page, filmsName).getByRole('listitem')).toHaveCount(films.length - 1);
  await expect(part(page, t('common.categoryGovernmentNetwork')).getByRole('listitem')).not.toHaveCount(0);

  for (const name of disturbed) await page.unroute(`**/${name}*`);
  await part(page, newsName)
    .getByRole('button', { name: t('common.tryAgain'), exact: true })
    .click();
  await expect(
    part(page, newsName)
      .getByText(news[0]?.title ?? '', { exact: true })
      .first(),
  ).toBeVisible();
  await expect(part(page, newsName)).toBeFocused();
  await expect(part(page, presentersName).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('common.tryAgain'), exact: true })).toHaveCount(0);
});

test('the list of all events fails: features, filters and the other lists stand, and it can be asked for again', async ({
  page,
}) => {
  const list = (url: URL) => url.pathname === '/data/utsvEventList.json';
  await page.route(list, (route) => route.fulfill({ body: 'null' }));
  await openFromPastEvents(page, lang);
  await expect(page.getByText(t('common.partFailed', { part: t('home.title') }))).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(part(page, t('home.features')).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: t('home.ribbon'), exact: true })).toBeVisible();
  await expect(part(page, t('home.news')).getByRole('listitem').first()).toBeVisible();
  await page.unroute(list);
  await page
    .locator('main')
    .getByRole('button', { name: t('common.tryAgain'), exact: true })
    .click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
});

test('the popup event comes to a page that nobody touches: dismissed, it stays away on this device', async ({
  page,
}) => {
  const slip = page.getByRole('complementary');
  let loads = 0;
  page.on('request', (request) => {
    if (/popup[^/]*\.js$/i.test(request.url())) loads += 1;
  });
  await page.goto(`/${lang}/Events.html`);
  await expect(slip).toBeVisible();
  await expect(slip.getByRole('link')).toHaveAttribute('href', /EventDetail\.html\?eventId=/);
  expect(loads).toBeGreaterThan(0);
  // The popup is the first stop of the main part.
  await page.locator('main').focus();
  await page.keyboard.press('Tab');
  await expect(slip.getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(slip).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  loads = 0;
  await page.reload();
  await takenOver(page);
  // An idle page requests its popup.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  expect(loads).toBe(0);
  await expect(slip).toHaveCount(0);
});
