import { calls } from '@first-gong/contract';
import { demoMember } from '@first-gong/fake-api';
import { findPlace } from '../support/places.js';
import { clientAt, visitorAt } from './buying.js';
import { createFlood } from './flood.js';
import { startShop } from './pages/shop.js';
import { percentile, shown, timeOf } from './times.js';

/**
 * Measures how much floods of uncached documents and plans slow down a buyer's holds. Needs a built storefront.
 * Only the ratios are comparable between machines. Exits with 1 if a hold is 5 times slower during a flood of
 * documents, or 20 times during another.
 */
const inFlight = 48;
/** Milliseconds of a measurement, and of the warm-up. */
const measured = 3000;
const warmUp = 1000;

const { url, end } = await startShop();
const visitor = visitorAt(url);
const { loginEmail, password } = demoMember;
const { token } = (await visitor(calls.login, { body: { email: loginEmail, password } })).data;
const buyer = clientAt(url, token);
const { performanceId, zone } = await findPlace(visitor);

/** Milliseconds of holds, one after the other, each released again. */
async function holds(milliseconds: number): Promise<number[]> {
  const until = performance.now() + milliseconds;
  const times: number[] = [];
  while (performance.now() < until) {
    times.push(await timeOf(() => buyer(calls.seatHold, { body: { performanceId, zone, quantity: 1 } })));
    await buyer(calls.transactionCancel);
  }
  return times;
}

const documents: Record<string, (index: number) => string> = {
  'searches for random words': (index) => `/en_us/Events.html?q=w${index}`,
  'unknown events in three languages': (index) =>
    `/${['en_us', 'zh_hk', 'zh_cn'][index % 3]}/EventDetail.html?eventId=none-${index}`,
};
const others: typeof documents = {
  'sitemaps and posters': (index) => (index % 2 ? '/sitemapEvents.xml' : `/EventPoster.png?eventId=none-${index}`),
  'seat plans': () => `${calls.seatPlan.path}?performanceId=${performanceId}`,
  suggestions: (index) => `${calls.searchSuggestions.path}?q=w${index}`,
};

await holds(warmUp);
for (const [name, pathOf] of Object.entries({ ...documents, ...others })) {
  const target = name in documents ? 5 : 20;
  const quiet = await holds(warmUp);
  const flood = createFlood((index) => fetch(url + pathOf(index), { redirect: 'manual' }), inFlight);
  flood.start();
  await holds(warmUp);
  const flooded = await holds(measured);
  await flood.stop();
  const ratio = percentile(flooded, 0.5) / percentile(quiet, 0.5);
  const answers = [...flood.answers].map(([status, count]) => `${count} × ${status}`).join(', ');
  process.stdout.write(
    `${inFlight} ${name} in flight, answered ${answers}\n  hold: ${shown(flooded)}; alone ${shown(quiet)}\n  ${ratio.toFixed(1)} times its quiet time, target ${target}: ${ratio <= target ? 'met' : 'MISSED'}\n`,
  );
  if (ratio > target) process.exitCode = 1;
}
await end();
