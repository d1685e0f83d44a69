import { expect, test } from '@playwright/test';
import { findOffer, listenForComplaints, takenOver, textsOf } from './shop.js';

const lang = 'zh_hk';
const { t } = textsOf(lang);
const home = `/${lang}/Events.html`;

test('§1 the field suggests events while somebody types, keeps the last searches, and forgets them', async ({
  page,
  request,
}) => {
  const complaints = listenForComplaints(page);
  const { event } = await findOffer(request, lang);
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

  await field.fill('');
  const recent = page.locator('header').getByRole('option', { name: event.title, exact: true });
  await expect(recent).toBeVisible();
  await field.press('ArrowDown');
  await expect(recent).toHaveAttribute('aria-selected', 'true');
  await page
    .locator('header')
    .getByRole('option', { name: t('search.clear') })
    .click();
  await expect(page.locator('header').getByRole('option')).toHaveCount(0);

  await field.fill(event.title);
  await expect(option.first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/EventDetail[.]html/);
  expect(complaints).toEqual([]);
});

test('§1 a search that finds nothing leads to categories that have events', async ({ page }) => {
  const { t } = textsOf('zh_hk');
  await page.goto('/zh_hk/Events.html?q=zzzzqqqq');
  await expect(page.getByRole('heading', { name: t('home.emptyTitle') })).toBeVisible();
  await page
    .getByRole('navigation', { name: t('home.nearCategories') })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).not.toHaveURL(/zzzz/);
});
