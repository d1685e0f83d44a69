import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@first-gong/contract';
import { expect, it } from 'vitest';
import { buy, logInCrowd, visitorAt } from '../bench/buying.js';
import { startServer } from '../bench/servers/child.js';
import { findPlace } from '../support/places.js';
import { crowd } from '../support/purchase.js';

/** Full measurement: `KILLS=100 npx vitest run --project unit tests/purchase/kill`. `npm test` runs a few kills. */
const kills = Number(process.env.KILLS ?? 5);
const atOnce = 6;
/** Different buyers after each kill, because a member may place 60 orders in 15 minutes. */
const buyers = atOnce * (1 + Math.ceil(kills / 15));

it(`§4 after ${kills} kill -9 of a selling shop, every acknowledged order exists, is charged once, and is complete if the bank approved it`, {
  timeout: 300_000 + kills * 60_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'first-gong-kill-'));
  const placed = new Map<string, number>();
  const complete = new Set<string>();
  const unexpected: unknown[] = [];

  let server = await startServer('ours', dataDir, String(buyers));
  const place = await findPlace(visitorAt(server.url), ({ remaining }) => remaining > Math.max(500, 20 * kills));
  const shoppersAt = await logInCrowd(server.url, buyers);

  for (let kill = 0; kill < kills; kill += 1) {
    let killed = false;
    const { url } = server;
    const first = (kill * atOnce) % buyers;
    const selling = shoppersAt(url)
      .slice(first, first + atOnce)
      .map(async (shopper) => {
        while (!killed) {
          await buy(url, shopper, place, (got) => {
            if (got.placed) placed.set(got.placed, shopper.index);
            if (got.complete) complete.add(got.complete);
          }).catch((error: unknown) => {
            // A kill may interrupt an uncommitted purchase. Other errors are faults.
            if (!killed) unexpected.push(error);
          });
        }
      });
    const soldEnough = complete.size + 5 + ((kill * 7) % 20);
    while (complete.size < soldEnough && unexpected.length === 0) await pause(2);
    killed = true;
    await server.kill();
    await Promise.all(selling);
    server = await startServer('ours', dataDir, String(buyers));
  }

  const shoppers = shoppersAt(server.url);
  const lost: string[] = [];
  for (const [transactionNumber, buyer] of placed) {
    const found = await shoppers[buyer]?.call(calls.transactionDetail, { query: { transactionNumber } }).then(
      ({ data }) => data,
      () => null,
    );
    if (!found || (complete.has(transactionNumber) && found.status !== 'complete')) lost.push(transactionNumber);
  }
  const charges = (await (await fetch(`${server.url}/fake/charges.json`)).json()) as { transactionNumber: string }[];
  await server.end();
  await rm(dataDir, { recursive: true });

  process.stdout.write(
    `${kills} kills, ${placed.size} orders placed, ${complete.size} complete, ${lost.length} lost\n`,
  );
  expect(unexpected).toEqual([]);
  expect(lost).toEqual([]);
  expect(new Set(charges.map(({ transactionNumber }) => transactionNumber)).size).toBe(charges.length);
});

it(`§9 after ${kills} kill -9 of a shop that closes accounts, each account is whole or removed from the data folder, with one mail`, {
  timeout: 120_000 + kills * 30_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'first-gong-kill-'));
  const members = crowd(kills * 2);
  let server = await startServer('ours', dataDir, String(members.length));
  const sessionsAt = await logInCrowd(server.url, members.length);
  const outcomes = new Map<string, boolean>();

  for (let kill = 0; kill < kills; kill += 1) {
    const pair = [kill * 2, kill * 2 + 1];
    const acknowledged = new Set<number>();
    const closing = pair.map(async (index) => {
      const [session, member] = [sessionsAt(server.url)[index], members[index]];
      await session?.call(calls.closeAccount, { body: { password: member?.password ?? '' } }).then(
        () => acknowledged.add(index),
        () => undefined,
      );
    });
    // Between the two accounts of a pair, or at any moment of both.
    await (kill % 2 === 0 ? Promise.race(closing) : pause(60 + ((kill * 37) % 200)));
    await server.kill();
    await Promise.all(closing);
    server = await startServer('ours', dataDir, String(members.length));
    for (const index of pair) {
      const { loginEmail = '', password = '' } = members[index] ?? {};
      const mails = await (await fetch(`${server.url}/fake/outbox.json?to=${loginEmail}`)).json();
      const isOpen = await visitorAt(server.url)(calls.login, { body: { email: loginEmail, password } }).then(
        () => true,
        () => false,
      );
      expect({ loginEmail, mails: (mails as object[]).length }).toEqual({ loginEmail, mails: isOpen ? 0 : 1 });
      if (acknowledged.has(index)) expect({ loginEmail, isOpen }).toEqual({ loginEmail, isOpen: false });
      outcomes.set(loginEmail, isOpen);
    }
  }

  await server.end();
  const files = (await readdir(dataDir, { withFileTypes: true })).filter((entry) => entry.isFile());
  const texts = await Promise.all(files.map(({ name }) => readFile(join(dataDir, name), 'latin1')));
  for (const [loginEmail, isOpen] of outcomes) {
    const isStored = texts.some((text) => text.includes(`"loginEmail":"${loginEmail}"`));
    expect({ loginEmail, isStored }).toEqual({ loginEmail, isStored: isOpen });
  }
  await rm(dataDir, { recursive: true });
  const closed = [...outcomes.values()].filter((isOpen) => !isOpen).length;
  process.stdout.write(`${kills} kills, ${closed} of ${outcomes.size} accounts closed\n`);
});
