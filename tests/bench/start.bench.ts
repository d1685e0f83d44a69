import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@first-gong/contract';
import { createStore, type Store, type Table, tables } from '@first-gong/fake-api';
import { findPlace } from '../support/places.js';
import { buy, logInCrowd, visitorAt } from './buying.js';
import { startServer } from './servers/child.js';

/**
 * `npm run bench` starts the fake API in turn without orders and with 100,000. The medians count.
 * Measures the time from the start of the process until it listens, then its memory after some calls.
 */
const orders = 100_000;
const kinds = 25;
const ordersPerMember = 50;
const rounds = 5;
/** Multiple of the empty shop's start, and megabytes. */
const targets = { start: 1.5, memory: 250 };

/** Tables with new rows for each order. */
const ofOrders = ['transactions', 'seats', 'charges', 'numbers', 'mails', 'notices'];

interface StoredRow {
  id: string;
}
type Sample = [table: Table, row: StoredRow][];

/** Buys some tickets in a new shop and ends it. */
async function openSample(folder: string): Promise<void> {
  const server = await startServer('ours', folder, '1');
  const place = await findPlace(visitorAt(server.url), ({ remaining }) => remaining > 500);
  const [shopper] = (await logInCrowd(server.url, 1))(server.url);
  if (shopper === undefined) throw new Error('A buyer was expected.');
  for (let bought = 0; bought < kinds; bought += 1) await buy(server.url, shopper, place, () => undefined);
  await shopper.call(calls.shoppingCart);
  await server.end();
}

/** Copies the sample's orders to new members. Returns the number of rows. */
async function fill(store: Store): Promise<number> {
  const sample: Sample = tables.flatMap((table) =>
    [...store.read().all(table)].map((row): Sample[number] => [table, row]),
  );
  const member = sample.find(([, { id }]) => id === 'M-200000');
  if (member === undefined) throw new Error('The sample has no buyer.');
  const own = sample.filter(([{ name }]) => ofOrders.includes(name));
  const [memberTable, { id }] = member;
  let rows = sample.length;
  for (let copy = 1; copy * kinds < orders; copy += 1) {
    const memberId = `${id}-${Math.floor((copy * kinds) / ordersPerMember)}`;
    await store.transact((tx) => {
      const names = { id: memberId, loginEmail: `${memberId}@example.com`, loginName: memberId };
      tx.put(memberTable, { ...member[1], ...names });
      for (const [table, row] of own) {
        const text = JSON.stringify(row).replaceAll(id, memberId);
        tx.put(table, { ...(JSON.parse(text) as StoredRow), id: `${row.id}-${copy}` });
      }
    });
    rows += own.length;
  }
  return rows;
}

/** Starts the shop, makes some calls and ends it. Returns seconds until it listened, and megabytes. */
async function measure(folder: string): Promise<{ start: number; memory: number }> {
  const begun = performance.now();
  const server = await startServer('ours', folder);
  const start = (performance.now() - begun) / 1000;
  const [shopper] = (await logInCrowd(server.url, 1))(server.url);
  for (let time = 0; time < 20; time += 1) {
    await visitorAt(server.url)(calls.eventList);
    await shopper?.call(calls.txns);
  }
  const memory = (await server.memory()) / 1024 / 1024;
  await server.end();
  return { start, memory };
}

const median = (numbers: number[]) => numbers.sort((one, other) => one - other)[numbers.length >> 1] ?? 0;

const base = await mkdtemp(join(tmpdir(), 'first-gong-start-'));
const [few, many] = [join(base, 'few'), join(base, 'many')];
await openSample(few);
await cp(few, many, { recursive: true });
const store = createStore({ folder: many });
await store.open();
const rows = await fill(store);
await store.close();

const measured = { few: [] as number[], many: [] as number[], memory: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  measured.few.push((await measure(few)).start);
  const { start, memory } = await measure(many);
  measured.many.push(start);
  measured.memory.push(memory);
}
await rm(base, { recursive: true });

const [short, long, memory] = [median(measured.few), median(measured.many), median(measured.memory)];
process.stdout.write(
  `start with ${kinds} orders ${short.toFixed(2)} s, with ${orders} (${rows} rows) ${long.toFixed(2)} s\n`,
);
for (const [what, reached, target] of [
  ['start: times that of the small shop', long / short, targets.start],
  ['memory: MB', memory, targets.memory],
] as const) {
  const met = reached <= target;
  process.stdout.write(`${what} ${reached.toFixed(2)}, target ${target}: ${met ? 'met' : 'MISSED'}\n`);
  if (!met) process.exitCode = 1;
}
