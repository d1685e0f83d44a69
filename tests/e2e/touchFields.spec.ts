import { fontSizes } from '@first-gong/domain';
import type { Page } from '@playwright/test';
import { eventPath, logInByCall, sampleOffer, takenOver } from './shop.js';
import { expect, test } from './test.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const publicPages = [
  'Events.html',
  'Events.html?category=cinema',
  'Login.html',
  'ForgotPassword.html',
  'ContactUs.html',
  'Unsubscribe.html',
  'BoxOffice.html',
  'TicketingTerminal.html',
  'PastEvents.html',
  'Delivery.html',
  'ServiceFee.html',
  'Faq.html',
];
const memberPages = [
  'TxnChangeRequest.html',
  'DeliveryChangeRequest.html',
  'Member/MemberInfo.html',
  'Member/TopUps.html',
  'Member/TxnHistory.html',
  'Member/WishList.html',
];

/** The page's fields with text smaller than 16 px, hidden ones too. */
const smallFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea, [contenteditable]')]
      .filter((field) => !/^(checkbox|radio|hidden|file|range)$/.test(field.getAttribute('type') ?? ''))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${location.pathname} ${field.getAttribute('name') || field.outerHTML.slice(0, 200)}`),
  );

test('§9 no field is so small that a phone zooms into it, at any text size', async ({ page, request }, {
  parallelIndex,
}) => {
  test.setTimeout(180_000);
  const open = async (path: string) => {
    await page.goto(`/en_us/${path}`);
    await takenOver(page);
    for (const size of fontSizes) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.size = chosen;
      }, String(size));
      expect.soft(await smallFields(page), `text of ${size} px`).toEqual([]);
    }
  };
  const offer = await sampleOffer(request, 'en_us');
  for (const path of publicPages) await open(path);
  await open(eventPath('en_us', offer).replace('/en_us/', ''));
  await logInByCall(page, request, parallelIndex);
  for (const path of memberPages) await open(path);
});
