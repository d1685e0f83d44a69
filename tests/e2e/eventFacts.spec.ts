import {
  allInPrice,
  cinemaAges,
  type EventDetail,
  type EventSummary,
  hongKongDate,
  type Lang,
  locales,
  points,
  ticketsPerTransaction,
  viewableUntil,
  type Zone,
} from '@first-gong/domain';
import type { APIRequestContext } from '@playwright/test';
import { eventPath, findOffer, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

/** Performances of an event that still has all of them in one list. */
const listedWithoutCalendar = 12;

/** The first event that fits. Only those that fit by their summary are asked for. */
async function findEvent(
  request: APIRequestContext,
  lang: Lang,
  fits: (event: EventDetail) => boolean,
  looksFit: (summary: EventSummary) => boolean = () => true,
): Promise<EventDetail> {
  const locale = locales[lang];
  for (let page = 1; ; page++) {
    const list = await request.get('/data/utsvEventList.json', { params: { locale, page } });
    const summaries = (await list.json()) as EventSummary[];
    if (summaries.length === 0) throw new Error('No event fits: the catalogue is not what these tests expect.');
    for (const { id } of summaries.filter(looksFit)) {
      const detail = await request.get('/api/eventDetail.do', { params: { locale, eventId: id } });
      const event = (await detail.json()) as EventDetail;
      if (fits(event)) return event;
    }
  }
}

/** A zone with tickets and a restricted view. */
const isRestricted = ({ restrictedView, remaining }: Zone) => restrictedView !== null && remaining > 0;

const onSale = ({ flags, group }: EventSummary) =>
  !flags.includes('soldOut') && !flags.includes('priority') && group !== 'governmentNetwork';

for (const lang of ['zh_hk', 'en_us'] as const) {
  const { t, format } = textsOf(lang);
  const addressOf = ({ id }: EventDetail) => `/${lang}/EventDetail.html?eventId=${id}`;

  test(`§2 an event says who may enter, what its organiser asks, its own limit, and its points or none (${lang})`, async ({
    page,
    request,
  }) => {
    const main = page.locator('main');
    const aged = await findEvent(
      request,
      lang,
      ({ minimumAge, ticketLimit, pointsProgramme, organiserNotes, certificate }) =>
        minimumAge !== null &&
        certificate === null &&
        ticketLimit < ticketsPerTransaction &&
        pointsProgramme &&
        organiserNotes.length > 0,
      (summary) => onSale(summary) && summary.group !== 'cinema',
    );
    await page.goto(addressOf(aged));
    const admission = main.locator('dt', { hasText: t('event.ages') }).locator('+ dd');
    await expect(admission).toHaveText(t('event.agesFrom', { age: aged.minimumAge ?? 0 }));
    for (const note of aged.organiserNotes) await expect(main.getByText(note, { exact: true })).toBeVisible();
    await expect(main.getByText(t('event.limitText', { count: aged.ticketLimit }))).toBeVisible();
    await expect(main.getByText(t('event.pointsEarned', { count: points.perDollar }))).toBeVisible();
    const related = main.getByRole('region', { name: t('event.related') }).getByRole('article');
    await expect(related.first()).toBeAttached();

    const film = await findEvent(
      request,
      lang,
      ({ certificate }) => certificate === 'III',
      ({ group }) => group === 'cinema',
    );
    await page.goto(addressOf(film));
    const category = main.locator('dt', { hasText: t('event.certificate') }).locator('+ dd');
    await expect(category).toContainText('III');
    await expect(category).toContainText(t('event.certificateIII', { age: cinemaAges.categoryIII }));

    const withoutPoints = await findEvent(request, lang, ({ pointsProgramme }) => !pointsProgramme, onSale);
    await page.goto(addressOf(withoutPoints));
    await expect(main.getByText(t('event.pointsNone'))).toBeVisible();
  });

  test(`§4 the price is all-in, its parts are one press away, and a restricted view is named before anything is held (${lang})`, async ({
    page,
    request,
  }) => {
    const event = await findEvent(
      request,
      lang,
      ({ performances }) => performances.some(({ zones }) => zones.some(isRestricted)),
      (summary) => onSale(summary) && summary.flags.includes('restrictedView'),
    );
    const performance = event.performances.find(({ zones }) => zones.some(isRestricted));
    const zone = performance?.zones.find(isRestricted);
    if (!performance || !zone?.restrictedView) throw new Error('No zone has a restricted view.');
    const { total, serviceCharge } = allInPrice(zone.price, 1, event.group);
    await page.goto(eventPath(lang, { event, performance, zone }, 1));
    const radio = page.locator(`#zones input[type=radio][value=${zone.code}]`);
    await expect(radio).toBeChecked();
    await expect(radio).toHaveAccessibleName(new RegExp(t('common.flagRestrictedView')));
    await expect(radio).toHaveAccessibleDescription(zone.restrictedView);
    await expect(page.locator('#zones').getByText(zone.restrictedView)).toBeVisible();
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

  test(`§2 an event of many days has a calendar beside its list; a day shows its performances, and the way back shows all (${lang})`, async ({
    page,
    request,
  }) => {
    const event = await findEvent(
      request,
      lang,
      ({ performances }) => performances.length > listedWithoutCalendar,
      (summary) => onSale(summary) && summary.firstDate !== summary.lastDate,
    );
    const [first] = event.performances.filter(({ availability }) => availability !== 'soldOut');
    if (!first) throw new Error('Every performance is sold out.');
    const date = hongKongDate(first.startsAt);
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
    await expect(shown).toHaveText(
      t('event.dayShown', { day: `${format.weekday(date)} ${format.day(date)}`, count: ofDay.length }),
    );
    await expect(rows).toHaveCount(ofDay.length);
    await page.reload();
    await expect(rows).toHaveCount(ofDay.length);
    await takenOver(page);
    await list.getByRole('link', { name: t('event.allDays') }).click();
    await expect(shown).toHaveText('');
    await expect(list).toBeFocused();
    expect(await rows.count()).toBeGreaterThan(ofDay.length);
  });

  test(`§2 a new date is a notice above the choice, with the earlier one struck out (${lang})`, async ({
    page,
    request,
  }) => {
    const event = await findEvent(
      request,
      lang,
      ({ performances }) => performances.some(({ rescheduledFrom }) => rescheduledFrom),
      ({ flags }) => flags.includes('rescheduled'),
    );
    const earlier = event.performances.find(({ rescheduledFrom }) => rescheduledFrom)?.rescheduledFrom ?? '';
    await page.goto(addressOf(event));
    const notice = page.locator('main').getByText(t('event.rescheduledTitle'), { exact: true });
    await expect(notice).toBeVisible();
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
    expect((await notice.boundingBox())?.y ?? 0).toBeLessThan(await top('#performances'));
    await expect(page.locator('main s', { hasText: format.day(earlier) }).first()).toBeVisible();
  });

  test(`§1 an online programme says when it starts, how long until then, and how long it can be watched (${lang})`, async ({
    page,
    request,
  }) => {
    for (const kind of ['live', 'onDemand'] as const) {
      const event = await findEvent(
        request,
        lang,
        ({ online, performances }) =>
          online?.kind === kind &&
          online.hours > 0 &&
          performances.some(({ availability }) => availability !== 'soldOut'),
        ({ group }) => group === 'online',
      );
      const [performance] = event.performances.filter(({ availability }) => availability !== 'soldOut');
      const [zone] = performance?.zones ?? [];
      if (!performance || !zone || !event.online) throw new Error('An online programme has no tickets.');
      await page.goto(eventPath(lang, { event, performance, zone }, 1));
      const start = format.showTime(performance.startsAt);
      const until = format.showTime(viewableUntil(performance, event, event.online));
      const sentence = kind === 'live' ? 'event.onlineLive' : 'event.onlineOnDemand';
      await expect(page.getByText(t(sentence, { start, until }))).toBeVisible();
      await expect(page.getByText(t('event.onlineLink'))).toBeVisible();
      await expect(page.getByRole('timer')).toHaveText(/\d/);
      await expect(page.locator('main').getByRole('heading', { name: t('event.place'), exact: true })).toHaveCount(0);
    }
  });

  test(`§2 an event at a venue says where it is and how to get there, with a link to a map (${lang})`, async ({
    page,
    request,
  }) => {
    const { event } = await findOffer(request, lang, (offer) => (offer.event.place?.transport.length ?? 0) > 0);
    await page.goto(addressOf(event));
    await expect(page.getByRole('heading', { name: t('event.place'), exact: true })).toBeVisible();
    await expect(page.locator('address', { hasText: event.place?.address ?? '' })).toContainText(event.venue);
    const ways = page.getByRole('list', { name: t('event.transport') }).getByRole('listitem');
    await expect(ways).toHaveText(event.place?.transport ?? []);
    await expect(page.getByRole('link', { name: t('event.map') })).toHaveAttribute('href', event.place?.mapUrl ?? '');
  });
}
