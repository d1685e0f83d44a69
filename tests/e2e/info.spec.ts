import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Lang, type RouteName, routeNames, routeOf } from '@first-gong/domain';
import { expectNoAxeViolations } from './axe.js';
import { listenForComplaints, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const lang: Lang = 'en_us';
const { t } = textsOf(lang);

const infoPages = routeNames.filter((name) => routeOf(name).file === 'info');
const addressOf = (name: RouteName) => `/${lang}${routeOf(name).path}`;

/** The title of a page, from the first line of its content. */
const titleOf = (name: RouteName) => {
  const file = new URL(`../../packages/i18n/src/content/${name}/${lang}.md`, import.meta.url);
  return readFileSync(fileURLToPath(file), 'utf8').split('\n')[0]?.slice(2) ?? '';
};

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('§2 each information page has its title, one heading, a description, and links that lead somewhere', async ({
    page,
    request,
  }) => {
    expect(infoPages).toHaveLength(12);
    const links = new Set<string>();
    const described = new Set<string>();
    for (const name of infoPages) {
      const document = await page.goto(addressOf(name));
      expect(document?.status(), name).toBe(200);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, name).toHaveCount(1);
      await expect(heading, name).toHaveText(titleOf(name));
      await expect(page, name).toHaveTitle(
        name === 'aboutUs' ? t('info.pageTitleAbout') : t('info.pageTitle', { title: titleOf(name) }),
      );
      described.add((await page.locator('meta[name=description]').getAttribute('content')) ?? '');
      await expect(page.locator('meta[name=robots]'), name).toHaveCount(0);
      for (const link of await page.locator('main a[href^="/"]').all())
        links.add((await link.getAttribute('href')) ?? '');
      for (const link of await page.locator('main a[href^="#"]').all()) {
        const anchor = (await link.getAttribute('href')) ?? '#';
        await expect(page.locator(anchor), `${name}${anchor}`).toHaveCount(1);
      }
    }
    expect(described.size).toBe(infoPages.length);
    const anchored = [...links].filter((link) => link.includes('#'));
    expect(anchored.length).toBeGreaterThan(5);
    for (const link of links) {
      // Help texts link to legacy forms of addresses (spec §2), which redirect.
      const answer = await request.get(link, { maxRedirects: link.endsWith('.do') ? 2 : 0 });
      expect(answer.status(), link).toBe(200);
      const [, anchor] = link.split('#');
      if (anchor) expect(await answer.text(), link).toContain(`id="${anchor}"`);
    }
  });

  test('a page is printed without its list of contents', async ({ page }) => {
    await page.goto(addressOf('faq'));
    const contents = page.getByRole('navigation', { name: t('info.contents'), exact: true });
    await expect(contents).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(contents).toBeHidden();
  });

  test('§2 old addresses lead to the information pages, and the old terms to their place', async ({ page }) => {
    const redirects = {
      '/ServiceCharge.html': '/zh_hk/ServiceFee.html',
      '/en_us/ServiceCharge.html': '/en_us/ServiceFee.html',
      '/en_us/ServiceCharge.do': '/en_us/ServiceFee.html',
      '/en_us/SystemRequirement.do': '/en_us/SystemRequirement.html',
      '/en_us/TermsOfUse.do': '/en_us/ReleaseNotes.html#termsconditions',
      '/zh-cn/FAQ2.do': '/zh_cn/Faq.html',
    };
    for (const [address, location] of Object.entries(redirects)) {
      await page.goto(address);
      await expect(page, address).toHaveURL(location);
    }
  });

  test('§2 questions are searched, and deliveries and fees are worked out', async ({ page }) => {
    await page.goto(addressOf('faq'));
    const main = page.getByRole('main');
    const questions = main.locator('summary');
    const all = await questions.count();
    expect(all).toBeGreaterThan(30);
    await main.getByRole('searchbox').fill('typhoon');
    await main.getByRole('button', { name: t('common.search'), exact: true }).click();
    await expect(page).toHaveTitle(t('info.pageTitleOfSearch', { words: 'typhoon' }));
    await questions.first().click();
    await expect(main.locator('details[open]')).toContainText('black rainstorm');
    expect(await questions.count()).toBeLessThan(all);
    await main.getByRole('searchbox').fill('submarine');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { name: t('common.noSearchResult'), exact: true })).toBeVisible();

    await page.goto(addressOf('serviceFee'));
    await main.getByLabel(t('info.tickets'), { exact: true }).selectOption('3');
    await main.getByLabel(t('info.collection'), { exact: true }).selectOption('macau');
    await main.getByRole('button', { name: t('info.workOut'), exact: true }).click();
    await expect(main.getByRole('status')).toContainText('HK$75');

    await page.goto(`${addressOf('delivery')}?to=overseas&date=2020-01-01`);
    await expect(main.getByLabel(t('info.destination'), { exact: true })).toHaveValue('overseas');
    await expect(main.getByRole('status')).toContainText(t('info.dayRefused', { first: '', last: '' }).slice(0, 30));
  });
});

test('§2 with script a search stays on the page, announces its number and has no serious finding', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(addressOf('faq'));
  await takenOver(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectNoAxeViolations(page);
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox');
  await field.fill('courier');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${addressOf('faq')}?words=courier`);
  await expect(main.getByRole('status')).toContainText('“courier”');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(main.getByRole('status')).toHaveText(/^\d+ answers$/);
  expect(complaints).toEqual([]);
});

test('§2 an address leads to its answer, which is open and has the focus; so does a link of the site', async ({
  page,
}) => {
  await page.goto(`${addressOf('faq')}#oneTimePassword`);
  const answer = page.locator('details:has(#oneTimePassword)');
  await expect(answer).toHaveAttribute('open', '');
  await expect(answer.locator('summary')).toBeFocused();
  await expect(answer.locator('summary')).toBeInViewport();

  // A link to a section of another page, and one to the same FAQ entry again.
  await takenOver(page);
  await page.locator('details:has(#kiosk) summary').click();
  await page.locator('#kiosk').getByRole('link').first().click();
  await expect(page).toHaveURL(`${addressOf('delivery')}#ways`);
  await expect(page.locator('#ways')).toBeFocused();
  await expect(page.locator('#ways')).toBeInViewport();
  await page.goBack();
  await expect(page.locator('#kiosk')).toBeAttached();
});

test('§2 the calculator of deliveries works on the page, and its address holds the values', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await page.goto(addressOf('delivery'));
  await takenOver(page);
  const main = page.getByRole('main');
  const last = (await main.getByLabel(t('info.showDay'), { exact: true }).getAttribute('max')) ?? '';
  await main.getByLabel(t('info.destination'), { exact: true }).selectOption('mainland');
  await main.getByLabel(t('info.showDay'), { exact: true }).fill(last);
  await main.getByRole('button', { name: t('info.workOut'), exact: true }).click();
  await expect(page).toHaveURL(`${addressOf('delivery')}?to=mainland&date=${last}`);
  await expect(main.getByRole('status')).toContainText('HK$200');
  await expect(main.getByRole('status')).toContainText('10 to 14 days');
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(main.getByRole('status')).toContainText('HK$200');
  expect(complaints).toEqual([]);
});

test('§1 an information page loads its own content and that of no other page', async ({ page }) => {
  const files: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) files.push(response.text());
  });
  await page.goto(addressOf('paymentMethod'));
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(files);
  const loaded = infoPages.filter((name) => texts.some((text) => text.includes(`# ${titleOf(name)}`)));
  expect(loaded).toEqual(['paymentMethod']);
});

test('§5 a detour from a half-filled registration to the terms and back loses no typed word', async ({ page }) => {
  await page.goto(`/${lang}/Login.html?view=register`);
  await takenOver(page);
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
  await field(t('register.email')).fill('ho.kayan@example.com');
  await field(t('register.confirmEmail')).fill('ho.kayan@example.com');
  await field(t('profile.name')).fill('Ho Ka-yan');
  await field(t('profile.mobileNumber')).fill('5123 4567');
  await page.getByRole('main').getByText(t('profile.title_Miss'), { exact: true }).click();

  await page
    .getByRole('main')
    .getByRole('link', { name: t('login.terms'), exact: true })
    .click();
  await expect(page).toHaveURL(`${addressOf('releaseNotes')}#termsconditions`);
  await expect(page.locator('#termsconditions')).toBeFocused();
  await expect(page.locator('#termsconditions')).toBeInViewport();
  await page.goBack();
  await expect(field(t('register.email'))).toHaveValue('ho.kayan@example.com');
  await expect(field(t('register.confirmEmail'))).toHaveValue('ho.kayan@example.com');
  await expect(field(t('profile.name'))).toHaveValue('Ho Ka-yan');
  await expect(field(t('profile.mobileNumber'))).toHaveValue('5123 4567');
  await expect(page.getByRole('radio', { name: t('profile.title_Miss'), exact: true })).toBeChecked();

  await page
    .getByRole('main')
    .getByRole('link', { name: t('login.privacy'), exact: true })
    .click();
  await expect(page.locator('#privacypolicy')).toBeFocused();
  await page.goBack();
  await expect(field(t('profile.name'))).toHaveValue('Ho Ka-yan');
});

test('§2 the router resolves the legacy links of help texts without a new document', async ({ page }) => {
  const legacy = {
    '/SystemRequirement.do': '/SystemRequirement.html',
    '/ServiceCharge.do': '/ServiceFee.html',
    '/TermsOfUse.do': '/ReleaseNotes.html#termsconditions',
    '/BoxOffice.do': '/BoxOffice.html',
    '/Tdm.do': '/TicketingTerminal.html',
    '/ContactUs.do': '/CS.html',
    '/FAQ2.do': '/Faq.html',
  };
  const documents: string[] = [];
  await page.goto('/en_us/Help.html');
  await takenOver(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  for (const [link, location] of Object.entries(legacy)) {
    await page.locator(`main a[href="/en_us${link}"]`).first().click();
    await expect(page).toHaveURL(`/en_us${location}`);
    await page.goBack();
    await expect(page).toHaveURL('/en_us/Help.html');
  }
  expect(documents).toEqual([]);
});
