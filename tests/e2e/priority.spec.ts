import { type EventDetail, type EventSummary, type Lang, locales, priorityCard } from '@first-gong/domain';
import type { APIRequestContext } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { emptyCart, eventPath, logIn, type Offer, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

/** An event in priority booking with a zone of seats, and its card. */
async function priorityOffer(request: APIRequestContext, lang: Lang): Promise<Offer & { card: string; until: string }> {
  // Such events are few, and the days move them through the list.
  for (let page = 1; page <= 40; page += 1) {
    const list = await request.get(`/data/utsvEventList.json?locale=${locales[lang]}&page=${page}`);
    for (const { id, flags } of (await list.json()) as EventSummary[]) {
      if (!flags.includes('priority') || flags.includes('soldOut')) continue;
      const detail = await request.get(`/api/eventDetail.do?locale=${locales[lang]}&eventId=${id}`);
      const event = (await detail.json()) as EventDetail;
      for (const performance of event.performances) {
        const zone = performance.zones.find(
          ({ remaining, standing, unreserved }) => remaining >= 10 && !standing && !unreserved,
        );
        if (zone && event.priority) return { event, performance, zone, ...event.priority };
      }
    }
  }
  throw new Error('No event in priority booking has seats.');
}

for (const lang of ['en_us', 'zh_hk'] as const)
  test(`§1 priority booking says who can buy until when, refuses a wrong number at its field, and holds seats with a right one, in ${lang}`, async ({
    page,
    request,
  }, { parallelIndex }) => {
    const { t, format } = textsOf(lang);
    const offer = await priorityOffer(request, lang);
    await page.goto(eventPath(lang, offer, 1));
    await expect(page.getByText(t('event.priorityTitle', { until: format.showTime(offer.until) }))).toBeVisible();
    await expect(page.getByText(t('event.priorityLogin', { card: offer.card }))).toBeVisible();
    await takenOver(page);
    await page
      .getByRole('button', { name: t('event.loginFirst') })
      .first()
      .click();
    await page.waitForURL(/Login\.html/);
    await logIn(page, lang, parallelIndex);
    await page.waitForURL(/EventDetail\.html/);

    const card = page.getByRole('textbox', { name: t('event.priorityCard', { card: offer.card }) });
    const hold = page.getByRole('button', { name: t('event.hold'), exact: true });
    await hold.click();
    await expect(card).toHaveAccessibleDescription(new RegExp(t('errors.priorityCardRequired')));
    await card.fill('8800 1234 5678');
    await hold.click();
    await expect(card).toHaveAccessibleDescription(new RegExp(t('errors.priorityCardWrong', { digits: 12 })));
    await expectNoAxeViolations(page);
    await card.fill(priorityCard.example);
    await hold.click();
    await page.waitForURL(/ShoppingCart\.html/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.url()).not.toContain('priorityCard');
  });
