import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@first-gong/contract';
import { addDays, hongKongDate } from '@first-gong/domain';
import { demoMember, plainMember, type SeedMember } from '@first-gong/fake-api';
import { instant } from '../instant.js';
import { clientAt, visitorAt } from './buying.js';
import { type ColourBlock, createFlood, floodsOf } from './flood.js';
import { startServer } from './servers/child.js';
import { percentile, shown, timeOf } from './times.js';

/**
 * Measures how much each flood of requests slows down one buyer's writes and event pages:
 * `node --conditions=first-gong-source --import tsx tests/bench/abuse.bench.ts`.
 * Only the ratios are comparable between machines. Exits with 1 if a flood makes a write more than 5 times slower.
 */
const inFlight = 48;
/** Milliseconds of each measurement, and of the warm-up. */
const alone = 1000;
const beside = 1500;
const warmUp = 500;
const rounds = 4;
const target = 5;

interface Times {
  write: number[];
  page: number[];
}

/** Sends requests one after the other for a while, and returns the milliseconds of each. */
type Buyer = (milliseconds: number) => Promise<Times>;

function createBuyer(url: string, token: string, eventId: string): Buyer {
  const call = clientAt(url, token);
  return async (milliseconds) => {
    const end = performance.now() + milliseconds;
    const times: Times = { write: [], page: [] };
    while (performance.now() < end) {
      times.write.push(await timeOf(() => call(calls.addFavourite, { body: { eventId } })));
      times.page.push(await timeOf(() => call(calls.eventDetail, { query: { eventId } })));
      times.write.push(await timeOf(() => call(calls.removeFavourite, { params: { eventId } })));
    }
    return times;
  };
}

/** The buyer's times alone and during a flood, in turn, so that a slow moment of the machine affects both. */
async function measure(flood: ColourBlock, buyer: Buyer) {
  const quiet: Times = { write: [], page: [] };
  const flooded: Times = { write: [], page: [] };
  for (let round = 0; round < rounds; round += 1) {
    add(quiet, await buyer(alone));
    flood.start();
    await buyer(warmUp);
    add(flooded, await buyer(beside));
    await flood.stop();
  }
  return { quiet, flooded };
}

function add(times: Times, { write, page }: Times): void {
  times.write.push(...write);
  times.page.push(...page);
}

const print = (line: string) => process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'first-gong-abuse-'));
const { url, end } = await startServer('ours', folder, '0');
const visitor = visitorAt(url);
const logIn = async ({ loginEmail, password }: SeedMember) =>
  (await visitor(calls.login, { body: { email: loginEmail, password } })).data.token;
// An event that stays on the list: the last performance of some others begins meanwhile.
const tomorrow = addDays(hongKongDate(instant), 1);
const event = (await visitor(calls.eventList)).data.find(({ lastDate }) => lastDate > tomorrow);
const buyer = createBuyer(url, await logIn(demoMember), event?.id ?? '');
const floods = floodsOf(url, await logIn(plainMember));

await buyer(warmUp);
for (const [name, send] of Object.entries(floods)) {
  const flood = createFlood(send, inFlight);
  const { quiet, flooded } = await measure(flood, buyer);
  const answers = [...flood.answers].map(([status, count]) => `${count} × ${status}`);
  print(`${inFlight} ${name} in flight, answered ${answers.join(', ')}`);
  print(`  write: ${shown(flooded.write)}; alone ${shown(quiet.write)}`);
  print(`  event page: ${shown(flooded.page)}; alone ${shown(quiet.page)}`);
  const ratio = percentile(flooded.write, 0.5) / percentile(quiet.write, 0.5);
  const pageRatio = percentile(flooded.page, 0.5) / percentile(quiet.page, 0.5);
  const met = ratio <= target;
  print(
    `  write ${ratio.toFixed(1)} times, event page ${pageRatio.toFixed(1)} times its quiet time, target ${target}: ${met ? 'met' : 'MISSED'}`,
  );
  if (!met) process.exitCode = 1;
}
await end();
await rm(folder, { recursive: true });
