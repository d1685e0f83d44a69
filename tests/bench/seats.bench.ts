import { calls } from '@first-gong/contract';
import { chromium } from '@playwright/test';
import { visitorAt } from './buying.js';
import { type Drawn, drawMap, drawSvg } from './pages/seatMap.js';
import { startShop } from './pages/shop.js';

/**
 * Measures the seat map of the largest house on a processor four times slower, beside an SVG of the same seats, and
 * prints the table of docs/speed.md. The exit code is 1 when the map misses a target. ROUNDS says how often each is
 * measured; the medians count. It needs the built shop.
 */
const targets = {
  /** Milliseconds. */
  firstPaint: 255,
  frame: 17,
  nodes: 300,
  /** Kilobytes of the seats of the whole house, compressed as in the response. */
  plan: 120,
};

const rounds = Number(process.env.ROUNDS) || 3;
const shop = await startShop();
const visitor = visitorAt(shop.url);

/** The performance with the most numbered seats among the events on the first pages of the listing. */
async function largestHouse() {
  let largest = { eventId: '', performanceId: '', seats: 0 };
  for (let page = 1; page <= 8; page += 1) {
    const { data: events } = await visitor(calls.eventList, { query: { page: String(page) } });
    for (const { id, venue, group, flags } of events) {
      if (!/Stadium|Coliseum|Arena|主場館|大球場|紅館/.test(venue)) continue;
      if (['cinema', 'governmentNetwork', 'online'].includes(group) || flags.includes('soldOut')) continue;
      const { data: event } = await visitor(calls.eventDetail, { query: { eventId: id } });
      const performance = event.performances.find(({ availability }) => availability === 'plenty');
      if (!performance) continue;
      const query = { performanceId: performance.id };
      const { data: plan } = await visitor(calls.seatPlan, { query });
      const seats = plan.zones.flatMap(({ rows }) => rows).reduce((sum, row) => sum + row.seats, 0);
      if (seats > largest.seats) largest = { eventId: id, performanceId: performance.id, seats };
    }
  }
  return largest;
}

const house = await largestHouse();
const { data: plan } = await visitor(calls.seatPlan, { query: { performanceId: house.performanceId } });
const response = await fetch(`${shop.url}/api/seatPlan.do?locale=zh_TW&performanceId=${house.performanceId}`, {
  headers: { 'accept-encoding': 'br' },
});
const encoding = response.headers.get('content-encoding');
const sent = Number(response.headers.get('content-length') ?? Number.NaN);
await response.arrayBuffer();

const { CHROMIUM_PATH: executablePath } = process.env;
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--enable-precise-memory-info'],
});
const address = new URLSearchParams({ eventId: house.eventId, performanceId: house.performanceId, way: 'map' });
const maps: Drawn[] = [];
const svgs: Drawn[] = [];
for (let round = 0; round < rounds; round += 1) {
  maps.push(await drawMap(browser, `${shop.url}/en_us/EventDetail.html?${address}#zones`));
  svgs.push(await drawSvg(browser, plan));
}
await browser.close();
await shop.end();

const print = (line: string) => process.stdout.write(`${line}\n`);

const median = (all: Drawn[], of: keyof Drawn) =>
  all.map((one) => one[of]).sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN;
const row = (name: string, of: keyof Drawn, target: number | null, digits = 0) => {
  const map = median(maps, of);
  const isMissed = target !== null && !(map <= target);
  if (isMissed) process.exitCode = 1;
  const cells = [name, map.toFixed(digits), median(svgs, of).toFixed(digits), target === null ? '' : String(target)];
  print(`| ${cells.join(' | ')} |${isMissed ? ' **missed**' : ''}`);
};

print(`${house.seats} seats, processor four times slower, median of ${rounds}`);
print('| | Map | SVG | Target |\n|---|---|---|---|');
row('First paint, ms', 'firstPaint', targets.firstPaint);
row('Frame while it moves, p95, ms', 'pan', targets.frame, 1);
row('Frame while it grows, p95, ms', 'zoom', targets.frame, 1);
row('Press on a seat to its frame, ms', 'press', null);
row('Elements', 'nodes', targets.nodes);
row('Memory of script, MB', 'heap', null, 1);
const isLarge = !(sent / 1000 <= targets.plan);
if (isLarge) process.exitCode = 1;
print(`Seats of the house: ${(sent / 1000).toFixed(1)} kB (${encoding})${isLarge ? ' **missed**' : ''}`);
