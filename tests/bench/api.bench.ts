import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@first-gong/contract';
import { waitingRoomCall } from '@first-gong/domain';
import { demoMember } from '@first-gong/fake-api';
import autocannon from 'autocannon';
import { findPlace } from '../support/places.js';

import { buy, logInCrowd, visitorAt } from './buying.js';
import { type Child, startServer } from './servers/child.js';
import { sizeOf } from './size.js';

/**
 * `npm run bench` compares the fake API with stock json-server 0.17.4, each with 1 MB of data.
 * Both get the same requests over the same connections, in alternating rounds; the medians count.
 * Lists: the first 30 events, from stock without compression, which is faster for stock.
 * Writes: stock does not wait for the disk; ours checks a session and waits for the disk.
 * Only the ratios are comparable between machines. Exits with 1 if a target is missed.
 */
const connections = 16;
const seconds = 3;
const rounds = 3;
const buyers = 16;
/** Lists and writes: multiples of stock. Purchases: multiples of the members that the waiting room calls. */
const targets = { list: 5, write: 20, purchases: 2 };
const megabyte = 1024 * 1024;

interface Load {
  server: Child;
  requests: autocannon.Request[];
}

interface Measurement {
  /** Successful responses per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Microseconds of the server's processor time per response. */
  cpu: number;
}

async function measure({ server, requests }: Load): Promise<Measurement> {
  const { url } = server;
  const before = await server.cpu();
  const result = await autocannon({ url, connections, duration: seconds, requests });
  const cpu = (await server.cpu()) - before;
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors at ${url}: this measures nothing.`);
  }
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, cpu: cpu / result['2xx'] };
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Rounds of all loads in turn, so that a slow minute of the machine affects all of them. */
async function interleaved(loads: Record<string, Load>): Promise<Record<string, Measurement>> {
  const measurements: Record<string, Measurement[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, load] of Object.entries(loads)) {
      measurements[name] = [...(measurements[name] ?? []), await measure(load)];
    }
  }
  return Object.fromEntries(
    Object.entries(measurements).map(([name, all]) => [
      name,
      {
        rate: median(all.map(({ rate }) => rate)),
        p50: median(all.map(({ p50 }) => p50)),
        p99: median(all.map(({ p99 }) => p99)),
        cpu: median(all.map(({ cpu }) => cpu)),
      },
    ]),
  );
}

/** The catalogue's events, repeated up to a megabyte, and the member's likes for the writes. */
async function fillStock(ours: Child, file: string): Promise<void> {
  const visitor = visitorAt(ours.url);
  const events: unknown[] = [];
  for (let page = 1; page <= 8; page += 1) {
    events.push(...(await visitor(calls.eventList, { query: { page: String(page) } })).data);
  }
  const rows: unknown[] = [];
  for (let size = 0; size < megabyte; ) {
    const row = { ...(events[rows.length % events.length] as object), id: rows.length + 1 };
    rows.push(row);
    size += JSON.stringify(row).length;
  }
  await writeFile(file, JSON.stringify({ events: rows, favourites: [] }));
}

/** Likes and unlikes of every listed event. Each request changes a row and differs from the previous one. */
function writesOf(eventIds: string[], token: string): autocannon.Request[] {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return eventIds.flatMap((eventId) => [
    { method: 'POST', path: calls.addFavourite.path, headers, body: JSON.stringify({ eventId }) } as const,
    { method: 'DELETE', path: calls.removeFavourite.path.replace('{eventId}', eventId), headers } as const,
  ]);
}

/** Fills our data folder to a megabyte through the API. */
async function fillOurs(dataDir: string, url: string, token: string, eventIds: string[]): Promise<void> {
  const requests = writesOf(eventIds, token);
  while ((await sizeOf(dataDir)) < megabyte) await autocannon({ url, connections, amount: 2000, requests });
}

async function purchases(url: string): Promise<number> {
  const place = await findPlace(visitorAt(url), ({ remaining }) => remaining > 2000);
  const shoppers = (await logInCrowd(url, buyers))(url);
  const until = performance.now() + 2 * seconds * 1000;
  let bought = 0;
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (performance.now() < until) {
        await buy(url, shopper, place, ({ complete }) => {
          if (complete) bought += 1;
        });
      }
    }),
  );
  return bought / (2 * seconds);
}

const folder = await mkdtemp(join(tmpdir(), 'first-gong-bench-'));
const dataDir = join(folder, 'ours');
const file = join(folder, 'db.json');
const ours = await startServer('ours', dataDir, String(buyers));
await fillStock(ours, file);
const stock = await startServer('stock', file);
const visitor = visitorAt(ours.url);
const { data: session } = await visitor(calls.login, {
  body: { email: demoMember.loginEmail, password: demoMember.password },
});
const eventIds = (await visitor(calls.eventList)).data.map(({ id }) => id);
await fillOurs(dataDir, ours.url, session.token, eventIds);

const rates = await interleaved({
  'list, stock json-server': {
    server: stock,
    requests: [{ method: 'GET', path: '/events?_page=1&_limit=30' }],
  },
  'list, ours': {
    server: ours,
    requests: [{ method: 'GET', path: '/data/utsvEventList.json?page=1', headers: { 'accept-encoding': 'br' } }],
  },
  'write, stock json-server': {
    server: stock,
    requests: [
      {
        method: 'POST',
        path: '/favourites',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ eventId: eventIds[0] }),
      },
    ],
  },
  'write, ours (on the disk before the answer)': { server: ours, requests: writesOf(eventIds, session.token) },
});
const sold = await purchases(ours.url);
await Promise.all([ours.end(), stock.end()]);
await rm(folder, { recursive: true });

for (const [name, { rate, p50, p99, cpu }] of Object.entries(rates)) {
  process.stdout.write(
    `${name.padEnd(46)} ${rate.toFixed(0).padStart(7)}/s   p50 ${p50} ms   p99 ${p99} ms   CPU ${cpu.toFixed(0)} µs\n`,
  );
}
const ratio = (kind: 'list' | 'write') => {
  const [ownName = '', stockName = ''] = [`${kind}, ours`, `${kind}, stock`].map((start) =>
    Object.keys(rates).find((name) => name.startsWith(start)),
  );
  return (rates[ownName]?.rate ?? 0) / (rates[stockName]?.rate ?? 1);
};
process.stdout.write(`purchases, ours (4 calls and the bank’s page)    ${sold.toFixed(0).padStart(5)}/s\n`);
const results = [
  ['list', ratio('list'), 'stock', targets.list],
  ['write', ratio('write'), 'stock', targets.write],
  ['purchases', (sold * waitingRoomCall) / 1000, 'the members that the waiting room calls', targets.purchases],
] as const;
for (const [what, reached, times, target] of results) {
  const met = reached >= target;
  process.stdout.write(`${what}: ${reached.toFixed(1)} times ${times}, target ${target}: ${met ? 'met' : 'MISSED'}\n`);
  if (!met) process.exitCode = 1;
}
