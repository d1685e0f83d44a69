import { calls } from '@first-gong/contract';
import type { TicketPlace } from '@first-gong/domain';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { newEmail } from './members.js';
import { formProblem, listenForComplaints, logInByCall, memberOf, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const lang = 'en_us';
const { t } = textsOf(lang);

const field = (page: Page, label: string) => page.locator('main').getByLabel(label, { exact: true });

test('§2 contact us: what is missing is said, entries outlive a reload and no network, and an enquiry gets a number', async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  await page.goto(`/${lang}/ContactUs.do`);
  await expect(page).toHaveURL(new RegExp(`/${lang}/CS\\.html$`));
  await expect(page).toHaveTitle(t('contactUs.pageTitle'));
  await expect(page.getByRole('link', { name: t('common.hotlineNumber'), exact: true }).first()).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await takenOver(page);
  await page.getByRole('button', { name: t('contactUs.submit'), exact: true }).click();
  await expect(formProblem(page)).toBeFocused();
  await expectNoAxeViolations(page);

  await field(page, t('contactUs.name')).fill('Wong Siu-ming');
  await field(page, t('contactUs.email')).fill('siuming@example.com');
  await field(page, t('contactUs.phone')).fill('2345 6789');
  await field(page, t('contactUs.enquiry')).fill('Where is Block L?');
  await page.reload();
  await takenOver(page);
  await expect(field(page, t('contactUs.enquiry'))).toHaveValue('Where is Block L?');
  expect(complaints).toEqual([]);

  await page.route(`**${calls.contactUs.path}*`, (route) => route.abort());
  await page.getByRole('button', { name: t('contactUs.submit'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(t('contactUs.problem'));
  await expect(field(page, t('contactUs.name'))).toHaveValue('Wong Siu-ming');
  await page.unroute(`**${calls.contactUs.path}*`);
  const sent = page.waitForRequest((request) => request.url().includes(calls.contactUs.path));
  await page.getByRole('button', { name: t('contactUs.submit'), exact: true }).click();
  expect((await sent).headers()['content-type']).toContain('application/x-www-form-urlencoded');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('main')).toContainText(/R-\d{8}-\d{8}/);
  await expect(page).toHaveTitle(t('contactUs.sentPageTitle'));
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: t('contactUs.another'), exact: true }).click();
  await expect(field(page, t('contactUs.enquiry'))).toHaveValue('');
});

test('§2 contact us knows a member who is logged in', async ({ page, request }, { parallelIndex }) => {
  await logInByCall(page, request, parallelIndex);
  await page.goto(`/${lang}/CS.html`);
  await expect(field(page, t('contactUs.email'))).toHaveValue(memberOf(parallelIndex).loginEmail);
});

test('§2 box offices: a word is required, matches are marked, and reload and back keep the search', async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/${lang}/BoxOffice.html`);
  await takenOver(page);
  const words = page.locator('main').getByRole('searchbox');
  await page
    .locator('main')
    .getByRole('button', { name: t('common.search'), exact: true })
    .click();
  await expect(page).toHaveURL(/[?&]q=$/);
  await expect(words).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText(t('errors.searchWordRequired'));
  await expectNoAxeViolations(page);
  await words.fill('Sha Tin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=Sha\+Tin/);
  await expect(page.locator('main mark').first()).toHaveText('Sha Tin');
  await expect(page.getByRole('status').filter({ hasText: /Sha Tin.*1 box office/ })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.locator('main mark').first()).toHaveText('Sha Tin');
  await takenOver(page);
  await words.fill('Lamma');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Southern/ }).click();
  await expect(page).toHaveURL(/q=Southern/);
  await page.goBack();
  await expect(page.getByText(t('places.boxOfficeNone', { words: 'Lamma' })).last()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('§2 kiosks are sorted from where the visitor is, after a press; a refusal is told', async ({ page, context }) => {
  await page.goto(`/${lang}/Tdm.html`);
  await expect(page).toHaveURL(new RegExp(`/${lang}/TicketingTerminal\\.html$`));
  await page.goto(`/${lang}/TicketingTerminal.html?q=Town+Hall`);
  await takenOver(page);
  await page.getByRole('button', { name: t('places.locate'), exact: true }).click();
  await expect(page.getByText(t('places.refused'))).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 22.3916, longitude: 113.9762 });
  await page.getByRole('button', { name: t('places.locate'), exact: true }).click();
  await expect(page.getByText(t('places.located'))).toBeVisible();
  await expect(page.locator('main').getByRole('heading', { level: 4 }).first()).toHaveText('Tuen Mun Town Hall');
});

test('§2 the newsletter: an invalid email, a subscription, the same again, and out of it with a way back', async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  const email = newEmail();
  const footer = page.getByRole('contentinfo');
  const box = footer.getByLabel(t('footer.newsletterEmail'), { exact: true });
  const answer = footer.locator('form [role=status]');
  await page.goto(`/${lang}/PastEvents.html`);
  await box.fill('reader@example');
  await page.keyboard.press('Enter');
  await expect(answer).toHaveText(t('errors.emailInvalid'));
  await expect(box).toBeFocused();
  await expectNoAxeViolations(page);
  // The field shows the cleaned value, like those of other forms.
  await box.fill('Reader <reader＠example。hk>');
  await box.blur();
  await expect(box).toHaveValue('reader@example.hk');
  await box.fill(email);
  await page.keyboard.press('Enter');
  await expect(answer).toHaveText(t('newsletter.done', { email }));
  await box.fill(email);
  await page.keyboard.press('Enter');
  await expect(answer).toHaveText(t('newsletter.already', { email }));

  await footer.getByRole('link', { name: t('footer.page_unsubscribe'), exact: true }).click();
  await expect(page).toHaveTitle(t('unsubscribe.pageTitle'));
  expect(complaints).toEqual([]);
  await field(page, t('unsubscribe.email')).fill(`no-${email}`);
  await page.keyboard.press('Enter');
  await expect(formProblem(page)).toContainText(t('errors.subscriberNotFound'));
  await field(page, t('unsubscribe.email')).fill(email);
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/${lang}/UnsubscribeSuccess\\.html$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('unsubscribe.unsubscribedTitle'));
  await expect(page.locator('main')).toContainText(email);
  await page.reload();
  await expect(page.locator('main')).toContainText(email);
  await takenOver(page);
  await page.getByRole('button', { name: t('unsubscribe.again'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('unsubscribe.subscribedAgainTitle'));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('§2 places are searched, and no form claims that it was sent', async ({ page, request }) => {
    await page.goto(`/${lang}/TicketingTerminal.html`);
    const words = page.locator('main').getByRole('searchbox');
    await page
      .locator('main')
      .getByRole('button', { name: t('common.search'), exact: true })
      .click();
    await expect(page.getByText(t('errors.searchWordRequired'))).toBeVisible();
    await words.fill('Kwun Tong');
    await page.keyboard.press('Enter');
    const found = await request.get(`${calls.kioskSearch.path}?locale=en_US&q=Kwun+Tong`);
    const names = ((await found.json()) as TicketPlace[]).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(1);
    await expect(page.locator('main').getByRole('heading', { level: 4 })).toHaveText(names);

    await page.goto(`/${lang}/Events.html`);
    const box = page.getByRole('contentinfo').getByLabel(t('footer.newsletterEmail'), { exact: true });
    await box.fill('reader@example.com');
    for (const [form, title] of [
      ['newsletter', t('contactUs.unsentTitle')],
      ['Unsubscribe.html', t('unsubscribe.unsentTitle')],
    ] as const) {
      if (form !== 'newsletter') {
        await page.goto(`/${lang}/${form}`);
        await field(page, t('unsubscribe.email')).fill('reader@example.com');
      }
      const [response] = await Promise.all([
        page.waitForResponse((each) => each.request().method() === 'POST'),
        page.keyboard.press('Enter'),
      ]);
      expect(response.status()).toBe(405);
      expect(await response.text()).not.toContain('reader@example.com');
      await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
    }
    await page.goto(`/${lang}/UnsubscribeSuccess.html`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('unsubscribe.nothingTitle'));
  });
});
