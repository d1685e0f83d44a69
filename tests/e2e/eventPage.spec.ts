import { expect, test } from '@playwright/test';
import { eventPath, findOffer, takenOver, textsOf } from './shop.js';

for (const lang of ['zh_hk', 'en_us'] as const) {
  const { t, format } = textsOf(lang);

  test(`the page shares its address and gives the chosen performance to a calendar (${lang})`, async ({
    page,
    request,
    context,
  }) => {
    const offer = await findOffer(request, lang, ({ event }) => event.place !== null);
    const { event, performance } = offer;
    await page.goto(eventPath(lang, offer));
    await expect(page.getByText(event.place?.address ?? '')).toBeVisible();

    const calendar = page.getByRole('link', { name: t('event.addToCalendar') });
    await expect(calendar).toContainText(format.showTime(performance.startsAt));
    const file = await request.get((await calendar.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const text = (await file.text()).replaceAll('\r\n ', '');
    const [hour = '', minute = ''] = format.time(performance.startsAt).split(':');
    expect(text).toMatch(new RegExp(`DTSTART;TZID=Asia/Hong_Kong:\\d{8}T${hour}${minute}00`));
    expect(text).toContain(`UID:${performance.id}@`);
    const gone = await request.get(`/${lang}/EventDetail.ics?eventId=${event.id}&performanceId=none`);
    expect(gone.status()).toBe(404);

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await takenOver(page);
    await page.getByRole('button', { name: t('event.shareEvent') }).click();
    await expect(page.getByText(t('event.shareCopied'))).toBeVisible();
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied.pathname + copied.search).toBe(`/${lang}/EventDetail.html?eventId=${event.id}`);
  });
}
