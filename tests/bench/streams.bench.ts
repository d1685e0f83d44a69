import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@first-gong/contract';
import { findPlace } from '../support/places.js';
import { buy, logInCrowd, visitorAt } from './buying.js';
import { startServer } from './servers/child.js';
import { percentile } from './times.js';

/**
 * Measures what 2,000 open streams of seat changes cost the shop: purchases of the same performance with and without
 * streams, in alternating rounds of one run; the medians count. The same process buys and reads the streams, so its
 * own work counts against the shop. Exits with 1 if streams cost more than a tenth of the purchases per second.
 */
const streams = 2000;
const buyers = 16;
const rounds = 5;
const seconds = 2;
const target = 0.9;

interface Round {
  /** Purchases per second. */
  rate: number;
  /** Microseconds of the shop's processor time per purchase. */
  cpu: number;
}

const folder = await mkdtemp(join(tmpdir(), 'first-gong-streams-'));
/** Rounds take turns with the buyers, because the orders of a member are limited. */
const members = 4 * buyers;
const shop = await startServer('ours', folder, String(members), '16');
const place = await findPlace(visitorAt(shop.url), ({ remaining }) => remaining > 2000);
const shoppers = (await logInCrowd(shop.url, members))(shop.url);

/** Opens streams from many networks, and counts the events of each. */
async function openStreams(): Promise<{ events: number[]; close(): Promise<void> }> {
  const { hostname, port } = new URL(shop.url);
  const path = `${calls.seatChanges.path}?performanceId=${encodeURIComponent(place.performanceId)}`;
  const events: number[] = [];
  const sockets: Socket[] = [];
  for (let index = 0; index < streams; index += 1) {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('data', () => resolve());
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: shop\r\nAccept: text/event-stream\r\nX-Forwarded-For: 10.0.${index >> 8}.${index & 255}\r\n\r\n`,
      );
    });
    events.push(0);
    socket.on('data', (part) => {
      if (part.includes('data: ')) events[index] = (events[index] ?? 0) + 1;
    });
  }
  return {
    events,
    async close() {
      await Promise.all(
        sockets.map((socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()).destroy())),
      );
    },
  };
}

async function measure(): Promise<Round> {
  const before = await shop.cpu();
  const until = performance.now() + seconds * 1000;
  let bought = 0;
  const group = shoppers.splice(0, buyers);
  shoppers.push(...group);
  await Promise.all(
    group.map(async (shopper) => {
      while (performance.now() < until) {
        await buy(shop.url, shopper, place, ({ complete }) => {
          if (complete) bought += 1;
        });
      }
    }),
  );
  return { rate: bought / seconds, cpu: ((await shop.cpu()) - before) / bought };
}

await measure();
const alone: Round[] = [];
const beside: Round[] = [];
for (let round = 0; round < rounds; round += 1) {
  alone.push(await measure());
  const { events, close } = await openStreams();
  beside.push(await measure());
  const fewest = Math.min(...events);
  await close();
  if (fewest === 0) throw new Error('A stream had no event: this measures nothing.');
}
await shop.end();
await rm(folder, { recursive: true });

const median = (of: Round[], what: keyof Round) =>
  percentile(
    of.map((round) => round[what]),
    0.5,
  );
const print = (name: string, of: Round[]) =>
  process.stdout.write(
    `${name.padEnd(28)} ${median(of, 'rate').toFixed(0).padStart(5)} purchases/s, CPU ${median(of, 'cpu').toFixed(0)} µs each\n`,
  );
print('alone', alone);
print(`beside ${streams} streams`, beside);
const ratio = median(beside, 'rate') / median(alone, 'rate');
const isMet = ratio >= target;
process.stdout.write(
  `streams: ${ratio.toFixed(2)} of the purchases alone, target ${target}: ${isMet ? 'met' : 'MISSED'}\n`,
);
if (!isMet) process.exitCode = 1;
