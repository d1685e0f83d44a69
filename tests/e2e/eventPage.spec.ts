import { eventPath, lang, sampleOffer, takenOver, textsOf } from './shop.js';
import { expect, pastEvent, test } from './test.js';

test('the page shares its address and gives the chosen performance to a calendar', {
  tag: '@instants',
}, async ({ page, request, context }) => {
  const { t, format } = textsOf(lang);
  const offer = await sampleOffer(request, lang);
  const { event, performance } = offer;
  await page.goto(eventPath(lang, offer));
  await expect(page.getByText(event.place?.address ?? '')).toBeVisible();

  const calendar = page.getByRole('link', { name: new RegExp(`^${t('event.addToCalendar')}`) });
  await expect(calendar).toContainText(format.showTime(performance.startsAt));
  const file = await request.get((await calendar.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const text = (await file.text()).replaceAll('\r\n ', '');
  const [hour = '', minute = ''] = format.time(performance.startsAt).split(':');
  expect(text).toMatch(new RegExp(`DTSTART;TZID=Asia/Hong_Kong:\\d{8}T${hour}${minute}00`));
  expect(text).toContain(`UID:${performance.id}@`);
  const missing = await request.get(`/${lang}/EventDetail.ics?eventId=${event.id}&performanceId=none`);
  expect(missing.status()).toBe(404);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await takenOver(page);
  await page.getByRole('button', { name: t('event.shareEvent'), exact: true }).click();
  await expect(page.getByText(t('event.shareCopied'))).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname + copied.search).toBe(`/${lang}/EventDetail.html?eventId=${event.id}`);
});

test('on a wide screen the action of a performance has one line in English', async ({ page, request }) => {
  const offer = await sampleOffer(request, 'en_us');
  await page.goto(eventPath('en_us', offer));
  const action = page.getByRole('link', { name: new RegExp(`^${textsOf('en_us').t('event.chooseZone')}`) }).first();
  await expect.poll(async () => (await action.boundingBox())?.height).toBeLessThan(50);
});

test('an event that is over, or that nobody knows, says so with status 404 and shows its like', async ({ page }) => {
  const { t } = textsOf(lang);
  for (const eventId of [pastEvent, 'no-such-event']) {
    const path = `/${lang}/EventDetail.html?eventId=${eventId}`;
    const document = await page.goto(path);
    expect(document?.status()).toBe(404);
    expect(await document?.text()).toContain('<meta name="robots" content="noindex">');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('event.unavailableTitle'));
    await expect(page.locator('main').getByRole('searchbox')).toBeVisible();
    const like = page.getByRole('region', { name: t('event.unavailableRelated'), exact: true }).getByRole('link');
    await expect(like.first()).toBeVisible();
    // Hydration must not change the page.
    await takenOver(page);
    await expect(like.first()).toBeVisible();
  }
  await page
    .getByRole('region', { name: t('event.unavailableRelated'), exact: true })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('heading', { name: t('event.about'), exact: true })).toBeVisible();
});
