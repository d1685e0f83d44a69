import type { Cart } from '@first-gong/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { backForwardOptions } from '../browser.js';
import { expectNoAxeViolations } from './axe.js';
import {
  answerAsBank,
  confirmLabel,
  emptyCart,
  eventPath,
  holdByCall,
  logInByCall,
  type Offer,
  sampleOffer,
  takenOver,
  textsOf,
} from './shop.js';
import { clockOf, deviceNow, expect, test } from './test.js';

test.use({ launchOptions: backForwardOptions });

const lang = 'en_us';
const texts = textsOf(lang);
const { t } = texts;

const holdButton = (page: Page) =>
  page.getByRole('button', { name: t('event.hold'), exact: true }).filter({ visible: true });
const checkOut = (page: Page) => page.locator('a[href*="TransactionPreview.html"]').first();
const tickets = async (request: APIRequestContext, headers: Record<string, string>) =>
  ((await (await request.get('/api/shoppingCart.do', { headers })).json()) as Cart).ticketCount;

/** Delays the response to a hold until `answer` is called. */
async function slowHold(page: Page): Promise<{ answer: () => void }> {
  let answer = () => {};
  const called = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/seatHold.do*', async (route) => {
    const response = await route.fetch();
    await called;
    await route.fulfill({ response });
  });
  return { answer: () => answer() };
}

async function askForSeats(page: Page, request: APIRequestContext, worker: number): Promise<Offer> {
  await logInByCall(page, request, worker);
  const offer = await sampleOffer(request, lang);
  await page.goto(`/${lang}/Events.html`);
  await takenOver(page);
  await page.evaluate(
    (address) => {
      history.pushState(null, '', address);
    },
    eventPath(lang, offer),
  );
  const sent = page.waitForRequest(/seatHold/);
  await holdButton(page).click();
  await sent;
  return offer;
}

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

test('§4 seats that are held after the buyer has gone back are announced there, with a link to the cart', async ({
  page,
  request,
}, { parallelIndex }) => {
  const { answer } = await slowHold(page);
  const offer = await askForSeats(page, request, parallelIndex);
  await page.goBack();
  await expect(page).toHaveURL(/\/Events\.html/);
  answer();
  const news = page.getByRole('region', { name: t('heldSeats.news'), exact: true });
  await expect(news).toContainText(offer.event.title);
  await expect(page).toHaveURL(/\/Events\.html/);
  // The masthead's cart counts the time.
  await expect(page.locator('header a[href*="ShoppingCart.html"]').first()).toContainText(/[89]:|10:/);
  await expectNoAxeViolations(page);
  await news.getByRole('link', { name: t('common.toCart'), exact: true }).click();
  await page.waitForURL(/\/ShoppingCart\.html/);
  await expect(checkOut(page)).toBeVisible();
  await expect(news).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Added to your cart' })).toContainText(offer.event.title);
});

test('§4 seats that are held late do not lead away from the page of another event, which is not waiting', async ({
  page,
  request,
}, { parallelIndex }) => {
  const { answer } = await slowHold(page);
  const { event } = await askForSeats(page, request, parallelIndex);
  const other = await sampleOffer(request, lang, 'otherSeats');
  await page.evaluate(
    (address) => {
      history.pushState(null, '', address);
    },
    eventPath(lang, other),
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText(other.event.title);
  await expect(page.getByText(t('event.holding'))).toHaveCount(0);
  answer();
  await expect(page.getByRole('region', { name: t('heldSeats.news'), exact: true })).toContainText(event.title);
  await expect(page).toHaveURL(new RegExp(other.event.id));
});

test('§4 a hold that fails after the buyer has left the page says so', async ({ page, request }, { parallelIndex }) => {
  let fail = () => {};
  const called = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/api/seatHold.do*', async (route) => {
    await called;
    await route.abort();
  });
  const { event } = await askForSeats(page, request, parallelIndex);
  await page.goBack();
  await expect(page).toHaveURL(/\/Events\.html/);
  fail();
  const news = page.getByRole('region', { name: t('heldSeats.news'), exact: true });
  await expect(news).toContainText(t('heldSeats.notHeldLate', { event: event.title }));
  await news.getByRole('link', { name: t('heldSeats.backToEvent'), exact: true }).click();
  await page.waitForURL(/\/EventDetail\.html/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(event.title);
  await expect(news).toHaveCount(0);
});

test('§4 two tabs that hold at the same moment both hold, and the cart of each shows both', async ({ page, request }, {
  parallelIndex,
}) => {
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang);
  const tabs = [page, await page.context().newPage()];
  for (const tab of tabs) {
    await tab.goto(eventPath(lang, offer));
    await takenOver(tab);
    await expect(holdButton(tab)).toBeVisible();
  }
  await Promise.all(tabs.map((tab) => holdButton(tab).dblclick()));
  await Promise.all(tabs.map((tab) => tab.waitForURL(/\/ShoppingCart\.html/)));
  await expect.poll(() => tickets(request, headers)).toBe(4);
  for (const tab of tabs) {
    await tab.reload();
    await expect(tab.getByText(t('order.tickets', { count: 4 })).first()).toBeVisible();
  }
});

/** A zone of each worker, so that no other test takes seats between a cancel and the next hold. */
const isOwnZone =
  (worker: number) =>
  ({ event, performance, zone }: Offer) =>
    performance === event.performances.at(-1) && zone === performance.zones.at(-1 - worker);

test('§4 a cart of three groups that the browser brings back shows what it holds now', async ({ page, request }, {
  parallelIndex,
}) => {
  const headers = await logInByCall(page, request, parallelIndex);
  for (const name of ['seats', 'otherSeats', 'thirdSeats'] as const) {
    await holdByCall(request, headers, await sampleOffer(request, lang, name, isOwnZone(parallelIndex)));
  }
  await page.goto(`/${lang}/ShoppingCart.html`);
  await expect(page.locator('main section h2 a')).toHaveCount(3);
  await expectNoAxeViolations(page);
  await page.goto('/icon.svg');
  await request.post('/api/transactionCancel.do', { headers });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: t('cart.releasedAgainAll', { count: 3 }), exact: true })).toBeVisible();
  await expect(checkOut(page)).toHaveCount(0);
  await page.getByRole('button', { name: t('cart.releasedAgainAll', { count: 3 }), exact: true }).click();
  await expect(checkOut(page)).toBeVisible();
  await expect.poll(() => tickets(request, headers)).toBe(3);
  await request.post('/api/transactionCancel.do', { headers });
  await page.reload();
  await page.getByRole('button', { name: t('cart.releasedDismissAll'), exact: true }).click();
  await expect(page.getByText(t('cart.emptyTitle'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('cart.emptyTitle'))).toBeVisible();
});

test('§4 after the bank has declined, one press on the receipt holds the same seats again', async ({ page, request }, {
  parallelIndex,
}) => {
  const headers = await logInByCall(page, request, parallelIndex);
  const offer = await sampleOffer(request, lang, 'seats', isOwnZone(parallelIndex));
  await holdByCall(request, headers, offer, 2);
  await page.goto(`/${lang}/TransactionPreview.html`);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: confirmLabel(texts, offer, 2), exact: true }).click();
  await page.waitForURL(/\/fake\/bank/);
  await answerAsBank(request, page.url(), 'decline');
  await page.goto(
    `/${lang}/Receipt.html?transactionNumber=${new URL(page.url()).searchParams.get('transactionNumber')}`,
  );
  await page.getByRole('button', { name: t('receipt.holdAgain', { count: 2 }), exact: true }).click();
  await page.waitForURL(/\/ShoppingCart\.html/);
  await expect(checkOut(page)).toBeVisible();
  expect(await tickets(request, headers)).toBe(2);
});

for (const [quantity, shown] of [
  ...['-5', '1.5', 'NaN', '1e9', ''].map((malformed) => [malformed, '2'] as const),
  ['0', ''],
  ['41', '41'],
  ['999', '999'],
] as const) {
  test(`§9 quantity=${quantity} in the address of an event is "${shown}" in its field`, async ({ page, request }) => {
    const offer = await sampleOffer(request, lang);
    const address = eventPath(lang, offer).replace(/quantity=2/, `quantity=${quantity}`);
    await page.goto(address);
    await takenOver(page);
    await expect(page.getByLabel(t('event.quantity'), { exact: true })).toHaveValue(shown);
    await expect(page.locator('main')).not.toContainText(/[-−]HK\$|HK\$-|× 0/);
  });
}

test('a zone and a performance in the address that the event does not have are dropped', async ({ page, request }) => {
  const offer = await sampleOffer(request, lang);
  const address = eventPath(lang, offer);
  await page.goto(address.replace(offer.performance.id, 'no-such-performance'));
  await expect(page.locator('input[type=radio][name=zone]').first()).toBeAttached();
  await page.goto(address.replace(/zone=\w/, 'zone=Q'));
  await takenOver(page);
  await expect(page.locator('input[type=radio][name=zone]').first()).toBeAttached();
  await expect(page.locator('input[type=radio][name=zone]:checked')).toHaveCount(0);
});

test(
  '§4 a device whose clock is 10 minutes ahead counts the time of the server',
  { tag: '@instants' },
  async ({ page, request }, { parallelIndex }) => {
    const headers = await logInByCall(page, request, parallelIndex);
    await holdByCall(request, headers, await sampleOffer(request, lang));
    await (await clockOf(page)).setSystemTime(deviceNow() + 10 * 60_000);
    await page.goto(`/${lang}/ShoppingCart.html`);
    await expect(page.getByRole('timer')).toContainText(/0[89]:\d\d/);
    await expect(checkOut(page)).toBeVisible();
  },
);

for (const width of [320, 390]) {
  test(`2.4.11 at ${width} px the bar covers no control that has the focus, and it holds the seats`, async ({
    page,
    request,
  }, { parallelIndex }) => {
    await page.setViewportSize({ width, height: 700 });
    await logInByCall(page, request, parallelIndex);
    const offer = await sampleOffer(request, lang);
    await page.goto(eventPath(lang, offer));
    await takenOver(page);
    await expect(holdButton(page)).toHaveCount(1);
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!(focused instanceof HTMLElement) || focused === document.body) return null;
        const bar = [...document.querySelectorAll('div')].find((div) => {
          const { position, bottom } = getComputedStyle(div);
          return position === 'sticky' && bottom === '0px' && div.checkVisibility();
        });
        if (!bar || bar.contains(focused)) return null;
        const [box, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
        const isInView = over.top < innerHeight;
        return isInView && box.bottom > over.top && box.top < over.bottom ? focused.outerHTML.slice(0, 120) : null;
      });
      expect(covered).toBeNull();
    }
    await holdButton(page).click();
    await page.waitForURL(/\/ShoppingCart\.html/);
  });
}
