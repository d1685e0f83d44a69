import type { Page } from '@playwright/test';
import { lang, listenForComplaints, sampleOffer, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const { t } = textsOf(lang);
const home = `/${lang}/Events.html`;

test('§1 the field suggests events while somebody types, keeps the last searches, and forgets them', async ({
  page,
  request,
}) => {
  const complaints = listenForComplaints(page);
  const { event } = await sampleOffer(request, lang);
  await page.goto(home);
  await takenOver(page);
  const field = page.locator('header input[type=search]');
  await field.focus();
  await expect(field).toHaveAttribute('role', 'combobox');
  await field.pressSequentially(event.title);
  const option = page.locator('header').getByRole('option').filter({ hasText: event.title });
  await expect(option.first()).toBeVisible();
  await field.press('Escape');
  await expect(option).toHaveCount(0);
  await field.press('Enter');
  await expect(page).toHaveURL(/[?]q=/);
  // The results take the focus, unless the visitor types the next search first.
  await expect(page.locator('#events')).toBeFocused();

  await field.fill('');
  const recent = page.locator('header').getByRole('option', { name: event.title, exact: true });
  await expect(recent).toBeVisible();
  await field.press('ArrowDown');
  await expect(recent).toHaveAttribute('aria-selected', 'true');
  await page
    .locator('header')
    .getByRole('option', { name: t('search.clear'), exact: true })
    .click();
  await expect(page.locator('header').getByRole('option')).toHaveCount(0);

  await field.fill(event.title);
  await expect(option.first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/EventDetail[.]html/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(event.title);
  expect(complaints).toEqual([]);
});

test('words that are typed and not sent survive a reload, in the header and on the page of an event that is gone', async ({
  page,
}) => {
  await page.goto(`/${lang}/EventDetail.html?eventId=no-such-event`);
  await takenOver(page);
  const fields = [page.locator('header input[type=search]'), page.getByRole('main').getByRole('searchbox')];
  for (const [place, field] of fields.entries()) await field.fill(`half ${place}`);
  await page.reload();
  for (const [place, field] of fields.entries()) await expect(field).toHaveValue(`half ${place}`);

  // A sent search is in the address, and other pages start with an empty field.
  await page.locator('header input[type=search]').press('Enter');
  await expect(page).toHaveURL(/[?]q=half/);
  await page.goto(`/${lang}/CS.html`);
  await takenOver(page);
  await expect(page.locator('header input[type=search]')).toHaveValue('');
});

test('§3 searches that were cleared stay away from a reload and from other tabs', async ({ page, context }) => {
  const fieldOf = (tab: Page) => tab.locator('header input[type=search]');
  const recentOf = (tab: Page) => tab.locator('header').getByRole('option');
  const search = async (tab: Page, words: string) => {
    await tab.goto(home);
    await takenOver(tab);
    await fieldOf(tab).click();
    await expect(fieldOf(tab)).toHaveRole('combobox');
    await fieldOf(tab).fill(words);
    await fieldOf(tab).press('Enter');
    await expect(tab).toHaveURL(/[?]q=/);
    await expect(tab.locator('#events')).toBeFocused();
    await fieldOf(tab).fill('');
  };
  const other = await context.newPage();
  await search(page, 'opera');
  await expect(recentOf(page)).toHaveCount(2);
  await search(other, '紅館');
  await expect(recentOf(other)).toHaveCount(3);

  // Both tabs read the device's list when the field takes the focus.
  await fieldOf(page).blur();
  await fieldOf(page).focus();
  await expect(recentOf(page)).toHaveCount(3);
  await other
    .locator('header')
    .getByRole('option', { name: t('search.clear'), exact: true })
    .click();
  await expect(recentOf(other)).toHaveCount(0);
  await fieldOf(page).blur();
  await fieldOf(page).focus();
  await expect(recentOf(page)).toHaveCount(0);

  await other.reload();
  await takenOver(other);
  await fieldOf(other).click();
  await expect(fieldOf(other)).toHaveRole('combobox');
  await fieldOf(other).fill('');
  await expect(fieldOf(other)).toHaveAttribute('aria-expanded', 'false');
  expect(await other.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull();
});

/** The same name in several scripts and forms, also with a wrong letter or character. */
const sameName = {
  en_us: ['Coliseum', 'coliseam', 'ＣＯＬＩＳＥＵＭ', '紅館', '红馆', '红磡馆'],
  zh_hk: ['紅館', '红馆', '紅舘', '红磡', 'coliseum', 'ｃｏｌｉｓｅｕｍ'],
  zh_cn: ['红馆', '紅館', '紅舘', '红磡', 'Coliseum', 'colliseum'],
} as const;
for (const lang of ['en_us', 'zh_hk', 'zh_cn'] as const) {
  test(`§1 a name is suggested in any script, with full-width letters and with a typo, which is told (${lang})`, async ({
    page,
  }) => {
    const { t } = textsOf(lang);
    await page.goto(`/${lang}/Faq.html`);
    await takenOver(page);
    const field = page.locator('header input[type=search]');
    await field.click();
    await expect(field).toHaveRole('combobox');
    const venue = page.locator('header [role=option][href$="venue=hong-kong-coliseum"]');
    for (const words of sameName[lang]) {
      await field.fill('');
      await expect(venue).toHaveCount(0);
      await field.fill(words);
      await expect(venue).toBeVisible();
    }
    await field.fill('coliseam');
    await expect(
      page
        .locator('header')
        .getByText(t('search.corrected', { words: 'Coliseum' }))
        .first(),
    ).toBeVisible();
    await expect(venue).toBeVisible();
    await field.press('ArrowDown');
    await expect(venue).toHaveAttribute('aria-selected', 'true');
    await field.press('Enter');
    await expect(page).toHaveURL(`/${lang}/Events.html?venue=hong-kong-coliseum`);
  });
}

test('§1 a search that finds nothing leads to categories that have events', async ({ page }) => {
  const { t } = textsOf(lang);
  await page.goto(`/${lang}/Events.html?q=zzzzqqqq`);
  await expect(page.getByRole('heading', { name: t('common.noSearchResult'), exact: true })).toBeVisible();
  await page
    .getByRole('navigation', { name: t('home.nearCategories'), exact: true })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).not.toHaveURL(/zzzz/);
});
