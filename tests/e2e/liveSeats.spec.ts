import { planRefresh, type SeatPlan } from '@first-gong/domain';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.js';
import {
  emptyCart,
  eventPath,
  listenForComplaints,
  type Offer,
  reach,
  sampleOffer,
  takenOver,
  textsOf,
  tokenOf,
} from './shop.js';
import { clockOf, deviceNow, expect, test } from './test.js';

const lang = 'en_us';
const { t } = textsOf(lang);
const path = '/api/seatChanges.do';

test.beforeEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));
test.afterEach(async ({ request }, { parallelIndex }) => emptyCart(request, parallelIndex));

/** Records the requests for seat changes of every page: streams and calls. */
function recordChanges(context: BrowserContext): { streams: string[]; polls: string[] } {
  const asked = { streams: [] as string[], polls: [] as string[] };
  context.on('request', (request) => {
    if (new URL(request.url()).pathname !== path) return;
    asked[request.resourceType() === 'eventsource' ? 'streams' : 'polls'].push(request.url());
  });
  return asked;
}

interface Choice {
  offer: Offer;
  /** Adjacent free seats in the middle of at least ten. */
  seats: string[];
}

/** Two free seats of an event, with free neighbours on both sides. */
async function freePair(request: APIRequestContext, name: 'seats' | 'otherSeats' | 'thirdSeats'): Promise<Choice> {
  const offer = await sampleOffer(request, lang, name);
  const params = { performanceId: offer.performance.id };
  const { zones } = (await (await request.get('/api/seatPlan.do', { params })).json()) as SeatPlan;
  for (const zone of zones) {
    for (const { section, row, seats, taken, wheelchair, companion } of zone.rows) {
      const closed = new Set([...taken, ...wheelchair, ...companion]);
      for (let first = 5; first <= seats - 6; first += 1) {
        if (Array.from({ length: 10 }, (_, place) => first - 4 + place).some((seat) => closed.has(seat))) continue;
        const found = offer.performance.zones.find(({ code }) => code === zone.code);
        if (found)
          return {
            offer: { ...offer, zone: found },
            seats: [first, first + 1].map((seat) => `${section}/${row}/${seat}`),
          };
      }
    }
  }
  throw new Error(`${offer.event.id} has no ten free seats in a row.`);
}

const openChosen = async (page: Page, { offer, seats }: Choice, way = 'list') => {
  await page.goto(`${eventPath(lang, offer, 2)}&way=${way}&zone=&seats=${seats.join()}`);
  await takenOver(page);
  const chosen = page.getByRole('region', { name: t('seats.chosen'), exact: true });
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  return chosen;
};

/** Another member takes seats by a call. */
async function take(request: APIRequestContext, worker: number, { offer, seats }: Choice) {
  const headers = { authorization: `Bearer ${await tokenOf(request, worker)}` };
  const picked = seats.map((key) => {
    const [section = '', row = '', seat = ''] = key.split('/');
    return { section, row, seat };
  });
  const data = { performanceId: offer.performance.id, seats: picked, quantity: picked.length };
  const held = await request.post('/api/seatHold.do', { headers, data });
  expect(held.status(), await held.text()).toBe(200);
}

const takenTitle = (page: Page, count: 1 | 2) => page.getByText(t('seats.takenTitle', { count }), { exact: true });

test('§2 a chosen seat that another member takes is named at once, and one key chooses the nearest ones', async ({
  page,
  context,
  request,
}, { parallelIndex }) => {
  const complaints = listenForComplaints(page);
  const asked = recordChanges(context);
  const choice = await freePair(request, 'seats');
  const chosen = await openChosen(page, choice);
  await expect.poll(() => asked.streams).toHaveLength(1);
  const [left = '', right = ''] = choice.seats;
  const [section = '', row = '', seat = ''] = right.split('/');
  await take(request, parallelIndex, { ...choice, seats: [right] });
  await expect(takenTitle(page, 1)).toBeVisible();
  const place = t('seats.seat', { section, row, seat });
  const near = t('seats.offer', { section, row, first: String(Number(seat) - 2), last: String(Number(seat) - 1) });
  const sentence = [t('seats.taken', { count: 1, seats: place }), t('seats.takenOffer', { seats: near })].join(' ');
  await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1);
  await expectNoAxeViolations(page);
  await reach(page, page.getByRole('button', { name: t('seats.takenAccept', { seats: near }), exact: true }), 'Enter');
  await expect(takenTitle(page, 1)).toHaveCount(0);
  await expect(page.locator('#picked')).toBeFocused();
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  expect(new URL(page.url()).searchParams.get('seats')).toBe([`${section}/${row}/${Number(seat) - 2}`, left].join());
  expect(asked.polls).toEqual([]);
  expect(complaints).toEqual([]);
});

test('§2 a seat that was not chosen goes without a word, and the zone has one less', async ({
  page,
  context,
  request,
}, { parallelIndex }) => {
  const asked = recordChanges(context);
  const { offer, seats } = await freePair(request, 'otherSeats');
  await page.goto(eventPath(lang, offer, 2));
  await takenOver(page);
  const left = (count: number) =>
    page
      .locator('label')
      .filter({ hasText: offer.zone.name })
      .getByText(t('common.seatsLeft', { count }), { exact: true });
  await expect(left(offer.zone.remaining)).toBeVisible();
  await expect.poll(() => asked.streams).toHaveLength(1);
  await take(request, parallelIndex, { offer, seats });
  await expect(left(offer.zone.remaining - 2)).toBeVisible();
  await expect(takenTitle(page, 2)).toHaveCount(0);
  expect(asked.polls).toEqual([]);
});

test('§2 two tabs share a stream, and the second one goes on when the first is closed', async ({
  page,
  context,
  request,
}, { parallelIndex }) => {
  const asked = recordChanges(context);
  const choice = await freePair(request, 'thirdSeats');
  await openChosen(page, choice);
  await expect.poll(() => asked.streams).toHaveLength(1);
  const second = await context.newPage();
  await openChosen(second, choice);
  // The second tab asks once for what it may have missed.
  await expect.poll(() => asked.polls).toHaveLength(1);
  expect(asked.streams).toHaveLength(1);
  await take(request, parallelIndex, { ...choice, seats: choice.seats.slice(0, 1) });
  for (const tab of [page, second]) await expect(takenTitle(tab, 1)).toBeVisible();
  expect(asked.streams).toHaveLength(1);

  await page.close();
  await expect.poll(() => asked.streams).toHaveLength(2);
  await emptyCart(request, parallelIndex);
  await expect(takenTitle(second, 1)).toHaveCount(0);
});

test('§2 without a stream the page asks for the changes in turn', async ({ page, context, request }, {
  parallelIndex,
}) => {
  const clock = await clockOf(page);
  await clock.install({ time: deviceNow() });
  await page.route(
    (url) => url.pathname === path,
    (route) => (route.request().resourceType() === 'eventsource' ? route.fulfill({ status: 503 }) : route.fallback()),
  );
  const asked = recordChanges(context);
  const choice = await freePair(request, 'seats');
  await openChosen(page, choice);
  await expect.poll(() => asked.polls).toHaveLength(1);
  await take(request, parallelIndex, { ...choice, seats: choice.seats.slice(0, 1) });
  await clock.runFor(planRefresh);
  await expect(takenTitle(page, 1)).toBeVisible();
  expect(asked.streams).toHaveLength(1);
});

test('§2 a lost line comes back by itself, with what happened meanwhile', async ({ page, context, request }, {
  parallelIndex,
}) => {
  const asked = recordChanges(context);
  const choice = await freePair(request, 'otherSeats');
  await openChosen(page, choice);
  await expect.poll(() => asked.streams).toHaveLength(1);
  await context.setOffline(true);
  await take(request, parallelIndex, { ...choice, seats: choice.seats.slice(0, 1) });
  await context.setOffline(false);
  await expect(takenTitle(page, 1)).toBeVisible();
  await expect.poll(() => asked.streams).toHaveLength(2);
  expect(asked.polls).toEqual([]);
});

for (const address of ['Events.html', 'ShoppingCart.html', 'Help.html']) {
  test(`${address} has no stream`, async ({ page, context }) => {
    const asked = recordChanges(context);
    await page.goto(`/${lang}/${address}`);
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual({ streams: [], polls: [] });
  });
}
