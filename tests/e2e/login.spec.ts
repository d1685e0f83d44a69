import type { Page } from '@playwright/test';
import { emptyCart, eventPath, logIn, type Offer, sampleOffer, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const lang = 'en_us';
const { t, format } = textsOf(lang);

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

/** Expects the member back at the choice, which one click holds. */
async function expectChoiceAtHand(page: Page, { performance, zone }: Offer, quantity: number): Promise<void> {
  const hold = page.getByRole('button', { name: t('event.hold'), exact: true });
  await expect(hold).toBeFocused();
  const time = format.showTime(performance.startsAt);
  const choice = t('event.resumedChoice', { time, zone: zone.name, count: quantity });
  await expect(hold).toHaveAccessibleDescription(`${t('event.resumedTitle')} ${choice} ${t('event.resumedText')}`);
  await expect(page.getByText(choice)).toBeInViewport({ ratio: 1 });
  await expect(page.locator(`input[type=radio][name=zone][value=${zone.code}]`)).toBeChecked();
  await expect(page.getByLabel(t('event.quantity'), { exact: true })).toHaveValue(String(quantity));
  await page.keyboard.press('Enter');
  await page.waitForURL(/ShoppingCart\.html/);
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`§6 after the login of the event page the choice is in view, and one press holds it (${width} px)`, async ({
    page,
    request,
  }, { parallelIndex }) => {
    await page.setViewportSize({ width, height });
    const offer = await sampleOffer(request, lang);
    await page.goto(eventPath(lang, offer, 3));
    await takenOver(page);
    await page.getByRole('button', { name: t('event.loginFirst'), exact: true }).click();
    await page.waitForURL(/Login\.html/);
    await logIn(page, lang, parallelIndex);
    await page.waitForURL(/EventDetail\.html/);
    await expectChoiceAtHand(page, offer, 3);
  });
}

test('§6 the login of the header leads back to the event and to the choice too', async ({ page, request }, {
  parallelIndex,
}) => {
  const offer = await sampleOffer(request, lang);
  await page.goto(eventPath(lang, offer, 2));
  await takenOver(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common.login'), exact: true })
    .click();
  await page.waitForURL(/Login\.html/);
  await logIn(page, lang, parallelIndex);
  await page.waitForURL(/EventDetail\.html/);
  await expectChoiceAtHand(page, offer, 2);
});

test('§6 the login of the header leads back to the listing with its search', async ({ page }, { parallelIndex }) => {
  await page.goto(`/${lang}/Events.html?category=cinema`);
  await takenOver(page);
  // By keyboard, because late posters move the footer under a mouse.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('common.login'), exact: true })
    .press('Enter');
  await page.waitForURL(/Login\.html/);
  await logIn(page, lang, parallelIndex);
  await page.waitForURL(`**/${lang}/Events.html?category=cinema`);
});
