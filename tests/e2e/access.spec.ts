import type { EventSummary, ListingCounts } from '@first-gong/domain';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { logInAs, newMember } from './members.js';
import { dismissPopups, listenForComplaints, reach, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const { t, format } = textsOf('en_us');
const home = '/en_us/Events.html';

const features = (page: Page) => page.getByRole('navigation', { name: t('common.access'), exact: true });
const cards = (page: Page) => page.locator('main article h2 a, main article h3 a');
const titlesOf = (page: Page) => cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('with the keyboard, a visitor finds an event with sign language, reads its access and how to book a companion', async ({
  page,
  request,
}) => {
  await dismissPopups(page, request);
  const complaints = listenForComplaints(page);
  const { counts } = (await (await request.get('/data/listingCounts.json')).json()) as ListingCounts;
  const count = counts.access?.signLanguage ?? 0;
  expect(count).toBeGreaterThan(0);
  await page.goto(home);
  await reach(page, page.locator('summary', { hasText: t('common.access') }), 'Enter');
  await reach(
    page,
    features(page).getByRole('link', { name: new RegExp(`^${t('common.access_signLanguage')}`) }),
    'Enter',
  );
  await expect(page).toHaveURL(`${home}?access=signLanguage`);
  await expect(page.locator('#events')).toHaveText(`${t('common.access_signLanguage')} ${format.count(count)}`);
  await expectNoAxeViolations(page);

  const card = page.locator('main article').first();
  await expect(card).toContainText(t('common.access_signLanguage'));
  await card.getByRole('link').first().press('Enter');
  await page.waitForURL(/EventDetail\.html/);
  await expect(page.getByRole('heading', { name: t('common.access'), exact: true })).toBeVisible();
  await expect(page.getByText(t('event.accessSignLanguage')).first()).toBeVisible();
  expect(await (await request.get(page.url())).text()).toContain('"accessibilityFeature"');
  await page.getByRole('link', { name: t('event.accessHelp'), exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('footer.page_access'));
  await expect(page.getByText(t('common.hotlineNumber')).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('without script, several features are chosen and removed one by one', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(home);
  await page.locator('summary', { hasText: t('common.access') }).click();
  await features(page)
    .getByRole('link', { name: new RegExp(`^${t('common.access_captions')}`) })
    .click();
  await features(page)
    .getByRole('link', { name: new RegExp(`^${t('common.access_hearingLoop')}`) })
    .click();
  await expect(page).toHaveURL(`${home}?access=hearingLoop%2Ccaptions`);
  await expect(page.locator('main article').first()).toBeVisible();
  await features(page)
    .getByRole('link', { name: new RegExp(`^${t('home.remove')} ${t('common.access_captions')}`) })
    .click();
  await expect(page).toHaveURL(`${home}?access=hearingLoop`);
  await context.close();
});

test('a member is asked once, chooses access with the keyboard, has such events first, and returns to the usual order', async ({
  page,
  request,
}) => {
  await dismissPopups(page, request);
  const complaints = listenForComplaints(page);
  await logInAs(page, request, await newMember(request));
  await page.goto(`${home}?available=true`);
  await takenOver(page);
  const question = page.getByRole('region', { name: t('accessOrder.ask'), exact: true });
  await expect(question).toBeVisible();
  await expectNoAxeViolations(page);
  const usual = await titlesOf(page);
  await question.getByRole('button', { name: t('accessOrder.dismiss'), exact: true }).press('Enter');
  const later = page.getByRole('link', { name: t('accessOrder.later'), exact: true });
  await expect(later).toBeVisible();
  await page.reload();
  await takenOver(page);
  await expect(page.getByText(t('home.pricesAllIn'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(question).toHaveCount(0);

  await page.goto('/en_us/Member/MemberInfo.html#access');
  await takenOver(page);
  const form = page.locator('form#access');
  await expect(form).toBeFocused();
  await form.getByLabel(t('common.access_signLanguage'), { exact: true }).press('Space');
  await form.getByRole('button', { name: t('memberInfo.accessSave'), exact: true }).press('Enter');
  await expect(form.getByText(t('memberInfo.accessSaved'))).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto(`${home}?available=true`);
  const names = t('common.access_signLanguage');
  await expect(page.getByText(t('accessOrder.first', { features: names })).first()).toBeVisible();
  await expect(page.locator('main article').first()).toContainText(names);
  const listed = await request.get('/data/utsvEventList.json?available=true&accessFirst=signLanguage');
  const first = ((await listed.json()) as EventSummary[])[0];
  expect((await titlesOf(page))[0]).toContain(first?.id);
  await page.getByRole('button', { name: t('accessOrder.off'), exact: true }).press('Enter');
  await expect.poll(() => titlesOf(page)).toEqual(usual);
  await expect(page.locator('#events')).toBeFocused();
  expect(complaints).toEqual([]);
});
