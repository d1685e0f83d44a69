import type { EventDetail, EventSummary } from '@first-gong/domain';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { answerOf } from '../support/captcha.js';
import { expectNoAxeViolations } from './axe.js';
import { emptyCart, logIn, takenOver, textsOf } from './shop.js';

const { t } = textsOf('en_us');

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

/** The page of a Category III film with a performance and a zone that have seats. */
async function filmPath(request: APIRequestContext): Promise<string> {
  const list = await request.get('/data/utsvEventList.json?locale=en_US&category=cinema');
  for (const { id } of (await list.json()) as EventSummary[]) {
    const response = await request.get(`/api/eventDetail.do?locale=en_US&eventId=${id}`);
    const event = (await response.json()) as EventDetail;
    // Far enough ahead that the show has not begun when the test arrives there.
    const performance = event.performances.findLast(({ availability }) => availability === 'plenty');
    const zone = performance?.zones.find(({ remaining }) => remaining >= 10);
    if (event.certificate !== 'III' || !performance || !zone) continue;
    const query = { eventId: id, performanceId: performance.id, zone: zone.code, quantity: '2' };
    return `/en_us/EventDetail.html?${new URLSearchParams(query)}`;
  }
  throw new Error('No Category III film has seats.');
}

test('§2 §9 a film names its certificate, and its seats are held with ticket type, the word about the age and the code', async ({
  page,
  request,
}, { parallelIndex }) => {
  await page.goto(await filmPath(request));
  await expect(page.getByText(t('event.certificateIII'))).toBeVisible();
  await takenOver(page);
  await page.getByRole('button', { name: t('event.loginFirst') }).click();
  await page.waitForURL(/Login\.html/);
  await logIn(page, 'en_us', parallelIndex);
  await page.waitForURL(/EventDetail\.html/);

  const hold = page.getByRole('button', { name: t('event.hold'), exact: true });
  await expect(page.getByRole('img', { name: t('event.captchaAlt') })).toBeVisible();
  await hold.click();
  await expect(page.getByRole('alert').first()).toContainText('18');
  await expect(page).toHaveURL(/EventDetail\.html/);

  await page.getByRole('button', { name: t('event.captcha_question') }).click();
  const question = page.locator('main form [aria-live=polite] p');
  await expect(question).toBeVisible();
  await page.getByRole('checkbox', { name: t('event.ageWord', { age: 18 }) }).check({ force: true });
  const used = (await question.textContent()) ?? '';
  await page.getByLabel(t('event.captchaQuestion'), { exact: true }).fill('no answer');
  await hold.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectNoAxeViolations(page);

  // A wrong answer uses a code up, so the page has another one.
  await expect(page.getByLabel(t('event.captchaQuestion'), { exact: true })).toHaveValue('');
  await expect(question).not.toHaveText(used);
  await expect(question).not.toHaveText(t('event.captchaLoading'));
  await page.getByLabel(t('event.ticketType'), { exact: true }).selectOption('concession');

  // The tab keeps what was chosen; a code is for one document.
  await page.reload();
  await takenOver(page);
  await expect(page.getByLabel(t('event.ticketType'), { exact: true })).toHaveValue('concession');
  await expect(page.getByRole('checkbox', { name: t('event.ageWord', { age: 18 }) })).toBeChecked();
  await page.getByRole('button', { name: t('event.captcha_question') }).click();
  await expect(question).toBeVisible();
  await expect(question).not.toHaveText(t('event.captchaLoading'));
  const answer = answerOf((await question.textContent()) ?? '') ?? '';
  await page.getByLabel(t('event.captchaQuestion'), { exact: true }).fill(answer);
  await hold.click();
  await page.waitForURL(/ShoppingCart\.html/);
  await expect(page.getByText(t('common.ticketConcession')).first()).toBeVisible();
});
