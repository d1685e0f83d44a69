import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import { listen, takeHeard, textsIn } from './heard.js';
import { emptyCart, eventPath, lang, logIn, logInByCall, sampleOffer, takenOver, textsOf } from './shop.js';
import { expect, test } from './test.js';

const MINUTE = 60_000;
/** The page polls every few seconds; a busy machine may be late. */
const soon = { timeout: 60_000 };

const switches = async (request: APIRequestContext, change: object): Promise<void> => {
  expect((await request.post('/fake/control.json', { data: change })).status()).toBe(200);
};

/** Starts a rush: ten thousand people ahead of the next arrival, who enter within minutes. */
async function beginRush(request: APIRequestContext): Promise<void> {
  await switches(request, { hotEvent: true });
  for (let each = 0; each < 10; each++) await switches(request, { crowd: 1000 });
}

/** Text of a sentence after its time, which is `@`. */
const afterTime = (sentence: string) => sentence.split('@')[1]?.trim() ?? sentence;

const icon = (page: Page) => page.locator('link[rel=icon][href="/icon-turn.svg"]');

/** Counts the page's tones in the body's data. */
const countTones = (page: Page) =>
  page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      document.body.dataset.tones = String(Number(document.body.dataset.tones ?? 0) + 1);
      start.apply(this, when);
    };
  });

const noteText = (page: Page, noted: string) =>
  page.evaluate((text) => {
    new MutationObserver(() => {
      if (document.body.innerText.includes(text)) document.body.dataset.noted = text;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, noted);

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test.afterEach(({ request }) => switches(request, { reset: true }));

const { t } = textsOf(lang);
const peopleAhead = (page: Page) => page.getByText(t('waitingRoom.aheadLabel'), { exact: true });

test('§4 a buyer keeps the place in the waiting room, is called, misses the turn, joins again and enters', async ({
  page,
  request,
}) => {
  await emptyCart(request, 0);
  const offer = await sampleOffer(request, lang);
  await beginRush(request);
  await logInByCall(page, request, 0);
  await countTones(page);
  await page.goto(eventPath(lang, offer, 1));
  await takenOver(page);
  await noteText(page, t('waitingRoom.underAMinute'));
  await page.getByRole('button', { name: t('event.hold'), exact: true }).click();
  await page.waitForURL(/WaitingRoom\.html/);
  await expect(peopleAhead(page)).toBeVisible();
  const wait = page.locator('dt', { hasText: t('waitingRoom.timeLabel') }).locator('+ dd');
  await expect(wait).toHaveText(/^[1-9]\d*\D+\d+ /);
  const [from = 0, to = 0] = (await wait.innerText()).match(/\d+/g)?.map(Number) ?? [];
  expect(from).toBeLessThan(to);
  await expect(page.getByText(t('waitingRoom.timeNote'))).toBeVisible();
  // Even the first poll must not show a short wait.
  expect(await page.evaluate(() => document.body.dataset.noted)).toBeUndefined();
  await expectNoAxeViolations(page);

  await page.reload();
  await takenOver(page);
  await expect(peopleAhead(page)).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(`/${lang}/WaitingRoom.html`);
  await takenOver(second);
  await expect(peopleAhead(second)).toBeVisible();
  await second.close();

  await page.route('**/api/waitingRoom.do*', (route) => route.abort());
  await expect(page.getByText(afterTime(t('waitingRoom.stale', { time: '@' })))).toBeVisible(soon);
  await expect(peopleAhead(page)).toBeVisible();
  await page.unroute('**/api/waitingRoom.do*');

  await page.getByRole('button', { name: t('waitingRoom.sound'), exact: true }).click();
  await expect(page.getByText(t('waitingRoom.soundOn'))).toBeVisible();
  const tones = page.locator('body[data-tones]');
  await expect(tones).toHaveCount(0);
  await listen(page);
  await switches(request, { advance: 10 * MINUTE });
  await expect(page).toHaveTitle(t('waitingRoom.pageTitleCalled'), soon);
  await expect(said(page, t('waitingRoom.announceCalled', { minutes: 2 }))).toBeAttached();
  await expect(icon(page)).toHaveCount(1);
  await expect(tones).toHaveAttribute('data-tones', '3');
  await switches(request, { advance: 1.5 * MINUTE });
  await expect(said(page, t('waitingRoom.announceLast'))).toBeAttached(soon);
  await switches(request, { advance: 1.5 * MINUTE });
  await expect(page).toHaveTitle(t('waitingRoom.pageTitleMissed'), soon);
  await expect(said(page, t('waitingRoom.announceMissed'))).toBeAttached();
  await expect(icon(page)).toHaveCount(0);
  await takeHeard(page);
  await page.getByRole('button', { name: t('waitingRoom.joinAgain'), exact: true }).press('Enter');
  await expect(page).toHaveTitle(t('waitingRoom.pageTitleCalled'), soon);
  await expect(page.locator('main')).toBeFocused();
  expect(textsIn(await takeHeard(page), 'focus').at(-1)).toBe(`main ${t('waitingRoom.calledTitle')}`);
  await page.getByRole('button', { name: t('waitingRoom.enter'), exact: true }).click();
  await page.waitForURL(/EventDetail\.html/);
  await page.getByRole('button', { name: t('event.hold'), exact: true }).click();
  await page.waitForURL(/ShoppingCart\.html/);
  await emptyCart(request, 0);
});

test('§3 §4 the notice of a hot event leads a visitor through the login into the room, and pages leave out the rest', async ({
  page,
  request,
}) => {
  const { t } = textsOf(lang);
  await beginRush(request);
  await expect(async () => {
    await page.goto(`/${lang}/Events.html`);
    await expect(page.getByRole('region', { name: t('site.hotEventWord'), exact: true })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.locator('main article')).not.toHaveCount(0);
  await expect(page.locator('main article').getByRole('button')).toHaveCount(0);

  await page.getByRole('link', { name: t('site.hotEventLink'), exact: true }).click();
  await page.waitForURL(/Login\.html/);
  await page.reload();
  await logIn(page, lang, 0);
  await page.waitForURL(/WaitingRoom\.html/);
  await expect(page.getByText(t('waitingRoom.aheadLabel'), { exact: true })).toBeVisible();
  const [, title = ''] = t('waitingRoom.pageTitleWaiting', { ahead: '@' }).split('@');
  expect(title).not.toBe('');
  await expect.poll(() => page.title()).toContain(title);
  const position = page.locator('dt', { hasText: t('waitingRoom.positionLabel') }).locator('+ dd');
  const placeOf = async () => Number((await position.innerText()).replace(/\D/g, ''));
  const first = await placeOf();
  expect(first).toBeGreaterThan(1000);
  await page.reload();
  await takenOver(page);
  expect(await placeOf()).toBeLessThanOrEqual(first);

  await switches(request, { hotEvent: false });
  await expect(page).toHaveTitle(t('waitingRoom.pageTitle'), soon);
  await expect(page.getByRole('link', { name: t('waitingRoom.goOn'), exact: true })).toBeVisible();
});
