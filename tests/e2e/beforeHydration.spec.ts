import type { Favourite, Lang } from '@first-gong/domain';
import type { Page } from '@playwright/test';
import { choose, eventPath, lang, logInByCall, memberOf, sampleOffer, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

/** Delays the site's scripts, like a slow network, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}

const emailIn = (page: Page, lang: Lang) => page.getByLabel(textsOf(lang).t('login.email'), { exact: true });
const passwordIn = (page: Page, lang: Lang) => page.getByLabel(textsOf(lang).t('login.password'), { exact: true });
const quantityIn = (page: Page, lang: Lang) => page.getByLabel(textsOf(lang).t('event.quantity'), { exact: true });
const zoneIn = (page: Page, code: string) => page.locator(`input[type=radio][name=zone][value=${code}]`);

async function enterAndSend(page: Page, lang: Lang, worker: number): Promise<void> {
  const { loginEmail, password } = memberOf(worker);
  await emailIn(page, lang).fill(loginEmail);
  await passwordIn(page, lang).fill(password);
  await page.keyboard.press('Enter');
}

test('a login that is sent before React has taken over logs in as soon as it has', async ({ page }, {
  parallelIndex,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto('/en_us/Login.html?target=%2Fen_us%2FEvents.html%3Fcategory%3Dcinema', { waitUntil: 'commit' });
  await enterAndSend(page, 'en_us', parallelIndex);
  await expect(page.locator('main button[type=submit]')).toHaveAttribute('aria-busy', 'true');
  letThrough();
  await page.waitForURL('**/en_us/Events.html?category=cinema');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
});

test('what is typed in the login before React has taken over stays, with the cursor where it was', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/en_us/Login.html', { waitUntil: 'commit' });
  await emailIn(page, 'en_us').pressSequentially('hoiching@example.com');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
  letThrough();
  await takenOver(page);
  await page.keyboard.type('.hk');
  await expect(emailIn(page, 'en_us')).toHaveValue('hoiching@example.hk.com');
  await expect(emailIn(page, 'en_us')).toBeFocused();
  await page.getByRole('button', { name: new RegExp(`^${textsOf('en_us').t('common.showPassword')}`) }).click();
  await expect(emailIn(page, 'en_us')).toHaveValue('hoiching@example.hk.com');
});

for (const reason of ['', '&reason=sessionExpired']) {
  test(`§2 a change of language on the login page${reason} keeps the email and the target with its query, and the early login arrives there`, async ({
    page,
  }, { parallelIndex }) => {
    const target = encodeURIComponent('/zh_hk/Member/TxnHistory.html?tab=past');
    await page.goto(`/zh_hk/Login.html?target=${target}${reason}`);
    await takenOver(page);
    await emailIn(page, 'zh_hk').fill('someone@example.com');
    await passwordIn(page, 'zh_hk').fill('a secret of mine');
    await page.getByRole('button', { name: new RegExp(`^${textsOf('zh_hk').t('common.showPassword')}`) }).click();
    const letThrough = await holdScripts(page);
    await page.locator('a[href*="lang=en_us"]:visible').first().click();
    await page.waitForURL(/\/en_us\/Login\.html/);
    await expect(emailIn(page, 'en_us')).toHaveValue('someone@example.com');
    await expect(passwordIn(page, 'en_us')).toHaveValue('');
    if (reason) await expect(page.getByText(textsOf('en_us').t('login.sessionExpiredTitle'))).toBeVisible();
    await enterAndSend(page, 'en_us', parallelIndex);
    letThrough();
    await page.waitForURL('**/en_us/Member/TxnHistory.html?tab=past');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a change of language before React has taken over keeps the email too, and never the password', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto('/en_us/Login.html', { waitUntil: 'commit' });
  await emailIn(page, 'en_us').fill('someone@example.com');
  await passwordIn(page, 'en_us').fill('a secret of mine');
  await page.locator('a[href*="lang=zh_cn"]:visible').first().click();
  await page.waitForURL(/\/zh_cn\/Login\.html/);
  letThrough();
  await takenOver(page);
  await expect(emailIn(page, 'zh_cn')).toHaveValue('someone@example.com');
  await expect(passwordIn(page, 'zh_cn')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
    'secret',
  );
});

test('zone, quantity and presses on the event page before React has taken over are kept', async ({ page, request }) => {
  const offer = await sampleOffer(request, lang);
  const letThrough = await holdScripts(page);
  const { eventId, performanceId } = { eventId: offer.event.id, performanceId: offer.performance.id };
  await page.goto(`/${lang}/EventDetail.html?eventId=${eventId}&performanceId=${performanceId}`, {
    waitUntil: 'commit',
  });
  await choose(zoneIn(page, offer.zone.code));
  await quantityIn(page, lang).fill('3');
  const more = page.getByRole('button', { name: new RegExp(`^${textsOf(lang).t('event.more')}`) }).first();
  await more.click();
  await more.click();
  letThrough();
  await takenOver(page);
  await expect(page).toHaveURL(eventPath(lang, offer, 5));
  await expect(zoneIn(page, offer.zone.code)).toBeChecked();
  await expect(quantityIn(page, lang)).toHaveValue('5');
});

test('a filter and days that are chosen before React has taken over lead to their events', async ({ page }) => {
  const { t, format } = textsOf(lang);
  const letThrough = await holdScripts(page);
  await page.goto(`/${lang}/Events.html`, { waitUntil: 'commit' });
  const interest = page.getByLabel(t('home.interest'), { exact: true });
  await interest.focus();
  await interest.selectOption('music');
  letThrough();
  await expect(page).toHaveURL(/[?]interest=music$/);
  await expect(page.locator('#events')).toContainText(t('common.interestMusic'));

  // The form of the days is sent without script.
  await page.unrouteAll();
  await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('main summary').first().click();
  await page.getByLabel(t('home.rangeFrom'), { exact: true }).fill('2099-12-24');
  await page.getByLabel(t('home.rangeTo'), { exact: true }).fill('2099-12-10');
  await page.getByRole('button', { name: t('home.showDates'), exact: true }).click();
  await expect(page.locator('#events')).toContainText(format.dayRange('2099-12-10', '2099-12-24'));
  await expect(page.locator('#events')).toContainText(t('common.interestMusic'));
});

test('a heart that is pressed before React has taken over asks a visitor to log in, and is a like of a member', async ({
  page,
  request,
}, { parallelIndex }) => {
  const { t } = textsOf(lang);
  const { event } = await sampleOffer(request, lang);
  const address = `/${lang}/EventDetail.html?eventId=${event.id}`;
  const heart = page.locator(`#heart-${event.id}`);
  let letThrough = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  letThrough();
  await expect(page.getByRole('dialog', { name: t('favourites.loginTitle'), exact: true })).toContainText(event.title);
  await expect(page).toHaveURL(address);

  await page.unrouteAll();
  const headers = await logInByCall(page, request, parallelIndex);
  await request.delete(`/api/favourites/${event.id}.do`, { headers });
  letThrough = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await heart.click();
  letThrough();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const favourites = async () => (await (await request.get('/api/favourites.do', { headers })).json()) as Favourite[];
  await expect.poll(async () => (await favourites()).map(({ id }) => id)).toContain(event.id);
  // A second click before hydration must not undo the first one.
  letThrough = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await heart.click();
  letThrough();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-busy', 'true');
  expect((await favourites()).map(({ id }) => id)).toContain(event.id);
});

test('an early choice of another performance keeps the quantity, and so does the early way to the login', async ({
  page,
  request,
}) => {
  const { event, performance, zone } = await sampleOffer(request, lang, 'standardOnly');
  const [, second] = event.performances;
  const letThrough = await holdScripts(page);
  await page.goto(`/${lang}/EventDetail.html?eventId=${event.id}&performanceId=${performance.id}`, {
    waitUntil: 'commit',
  });
  await quantityIn(page, lang).fill('3');
  await page
    .getByRole('button', { name: new RegExp(`^${textsOf(lang).t('event.more')}`) })
    .first()
    .click();
  await page.locator(`main a[href*="performanceId=${second?.id}"]`).first().click();
  await page.waitForURL((url) => url.searchParams.get('performanceId') === second?.id);
  await expect(quantityIn(page, lang)).toHaveValue('4');
  await choose(zoneIn(page, zone.code));
  await page
    .getByRole('button', { name: new RegExp(`^${textsOf(lang).t('event.fewer')}`) })
    .first()
    .click();
  await expect(quantityIn(page, lang)).toHaveValue('3');
  await page.getByRole('button', { name: textsOf(lang).t('event.loginFirst'), exact: true }).click();
  await page.waitForURL(/\/Login\.html/);
  const target = new URL(new URL(page.url()).searchParams.get('target') ?? '', page.url());
  expect(Object.fromEntries(target.searchParams)).toMatchObject({
    eventId: event.id,
    performanceId: second?.id,
    zone: zone.code,
    quantity: '3',
  });
  letThrough();
});

test('a login whose script cannot be loaded leads to a page that says what to do', async ({ page }, {
  parallelIndex,
}) => {
  const { t } = textsOf('en_us');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/en_us/Login.html');
  await enterAndSend(page, 'en_us', parallelIndex);
  await expect(page.getByText(t('login.unsentText'))).toBeVisible();
});
