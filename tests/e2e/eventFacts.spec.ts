import { allInPrice, cinemaAges, type EventDetail, hongKongDate, points, viewableUntil } from '@first-gong/domain';
import { eventPath, lang, sampleOffer, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const { t, format } = textsOf(lang);
const addressOf = ({ id }: EventDetail) => `/${lang}/EventDetail.html?eventId=${id}`;

test('§2 an event says who may enter, what its organiser asks, its own limit, and its points or none', async ({
  page,
  request,
}) => {
  const main = page.locator('main');
  const { event: aged } = await sampleOffer(request, lang, 'limited');
  await page.goto(addressOf(aged));
  const admission = main.locator('dt', { hasText: t('event.ages') }).locator('+ dd');
  await expect(admission).toHaveText(t('event.agesFrom', { age: aged.minimumAge ?? 0 }));
  for (const note of aged.organiserNotes) await expect(main.getByText(note, { exact: true })).toBeVisible();
  await expect(main.getByText(t('event.limitText', { count: aged.ticketLimit }))).toBeVisible();
  await expect(main.getByText(t('event.pointsEarned', { count: points.perDollar }))).toBeVisible();
  const related = main.getByRole('region', { name: t('event.related'), exact: true }).getByRole('article');
  await expect(related.first()).toBeAttached();

  const { event: film } = await sampleOffer(request, lang, 'filmCategoryIII');
  await page.goto(addressOf(film));
  const category = main.locator('dt', { hasText: t('event.certificate') }).locator('+ dd');
  await expect(category).toContainText('III');
  await expect(category).toContainText(t('event.certificateIII', { age: cinemaAges.categoryIII }));

  const { event: withoutPoints } = await sampleOffer(request, lang, 'noPoints');
  await page.goto(addressOf(withoutPoints));
  await expect(main.getByText(t('event.pointsNone'))).toBeVisible();
});

test('§4 the price is all-in, its parts are one press away, and a restricted view is named before anything is held', async ({
  page,
  request,
}) => {
  const offer = await sampleOffer(request, lang, 'restrictedView', (each) => each.zone.restrictedView !== null);
  const { event, zone } = offer;
  const reason = zone.restrictedView ?? '';
  const { total, serviceCharge } = allInPrice(zone.price, 1, event.group);
  await page.goto(eventPath(lang, offer, 1));
  const radio = page.locator(`#zones input[type=radio][value=${zone.code}]`);
  await expect(radio).toBeChecked();
  await expect(radio).toHaveAccessibleName(new RegExp(t('common.flagRestrictedView')));
  await expect(radio).toHaveAccessibleDescription(reason);
  await expect(page.locator('#zones').getByText(reason)).toBeVisible();
  await expect(page.locator('#zones label').filter({ has: page.locator(`[value=${zone.code}]`) })).toContainText(
    format.money(total),
  );

  const parts = page
    .locator('#zones')
    .getByRole('group')
    .filter({ has: page.getByText(t('event.priceParts')) });
  const charge = parts.getByText(t('event.partCharge'));
  await expect(charge).toBeHidden();
  await parts.getByText(t('event.priceParts')).click();
  await expect(charge).toBeVisible();
  await expect(parts).toContainText(format.money(zone.price));
  await expect(parts).toContainText(format.money(serviceCharge));
  await expect(parts).toContainText(t('event.partETicket'));
});

test('§2 an event of many days has a calendar beside its list; a day shows its performances, and the way back shows all', {
  tag: '@instants',
}, async ({ page, request }) => {
  const { event, performance } = await sampleOffer(request, lang, 'manyPerformances');
  const date = hongKongDate(performance.startsAt);
  const ofDay = event.performances.filter(({ startsAt }) => hongKongDate(startsAt) === date);
  await page.goto(addressOf(event));
  await takenOver(page);
  const list = page.locator('#performances');
  const shown = list.getByRole('status');
  const rows = list.locator('ol > li');
  const day = list.locator(`table a:has(time[datetime="${date}"])`);
  await day.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`day=${date}`));
  await expect(shown).toHaveText(t('event.dayShown', { day: format.dayAndWeekday(date), count: ofDay.length }));
  await expect(rows).toHaveCount(ofDay.length);
  await page.reload();
  await expect(rows).toHaveCount(ofDay.length);
  await takenOver(page);
  await list.getByRole('link', { name: t('event.allDays'), exact: true }).click();
  await expect(shown).toHaveText('');
  await expect(list).toBeFocused();
  await expect.poll(() => rows.count()).toBeGreaterThan(ofDay.length);
});

test('§2 a new date is a notice above the choice, with the earlier one struck out', async ({ page, request }) => {
  const { event, performance } = await sampleOffer(request, lang, 'rescheduled');
  const earlier = performance.rescheduledFrom ?? '';
  await page.goto(addressOf(event));
  const notice = page.locator('main').getByText(t('event.rescheduledTitle'), { exact: true });
  await expect(notice).toBeVisible();
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
  expect((await notice.boundingBox())?.y ?? 0).toBeLessThan(await top('#performances'));
  await expect(page.locator('main s', { hasText: format.day(earlier) }).first()).toBeVisible();
});

test('§1 an online programme says when it starts, how long until then, and how long it can be watched', {
  tag: '@instants',
}, async ({ page, request }) => {
  for (const kind of ['onlineLive', 'onlineOnDemand'] as const) {
    const offer = await sampleOffer(request, lang, kind);
    const { event, performance } = offer;
    if (!event.online) throw new Error('The event is not online.');
    await page.goto(eventPath(lang, offer, 1));
    const start = format.showTime(performance.startsAt);
    const until = format.showTime(viewableUntil(performance, event, event.online));
    await expect(page.getByText(t(`event.${kind}`, { start, until }))).toBeVisible();
    await expect(page.getByText(t('event.onlineLink'))).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/\d/);
    await expect(page.locator('main').getByRole('heading', { name: t('event.place'), exact: true })).toHaveCount(0);
  }
});

test('§2 an event at a venue says where it is and how to get there, with a link to a map', async ({
  page,
  request,
}) => {
  const { event } = await sampleOffer(request, lang);
  await page.goto(addressOf(event));
  await expect(page.getByRole('heading', { name: t('event.place'), exact: true })).toBeVisible();
  await expect(page.locator('address', { hasText: event.place?.address ?? '' })).toContainText(event.venue);
  const ways = page.getByRole('list', { name: t('event.transport'), exact: true }).getByRole('listitem');
  await expect(ways).toHaveText(event.place?.transport ?? []);
  await expect(page.getByRole('link', { name: new RegExp(`^${t('event.map')}`) })).toHaveAttribute(
    'href',
    event.place?.mapUrl ?? '',
  );
});
