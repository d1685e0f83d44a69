import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailLinks } from '@first-gong/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoMember } from '../sample-data/members.js';
import { createStore, type FolderStore } from '../store/index.js';
import { createMailLinks } from './mailLinks.js';
import { createPasswords } from './password.js';
import { mailLinkTable } from './rows.js';
import { seedMembers } from './seed.js';

let folder = '';
let store: FolderStore;
let time = 0;
const links = createMailLinks(() => time);
const open = async () => {
  store = createStore({ folder });
  await store.open();
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-links-'));
  time = Date.parse('2026-11-20T12:00:00.000Z');
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const make = () => store.transact((tx) => links.make(tx, 'reset', demoMember.id));
const stateOf = (token: string) => links.find(store.read(), 'reset', token).state;

describe('§4 a mailed link', () => {
  it('keeps its state, however many newer links follow, up to ten', async () => {
    await open();
    await seedMembers(store, createPasswords(2 ** 4));
    const first = await make();
    expect(stateOf(first)).toBe('valid');
    await store.transact((tx) => links.use(tx, 'reset', first));
    const second = await make();
    const tokens = [];
    for (let count = 0; count < 8; count += 1) tokens.push(await make());
    expect([stateOf(first), stateOf(second), stateOf(tokens[7] ?? '')]).toEqual(['used', 'replaced', 'valid']);
    time += mailLinks.reset;
    expect([stateOf(first), stateOf(second), stateOf(tokens[7] ?? '')]).toEqual(['used', 'replaced', 'expired']);
    await make();
    expect(() => stateOf(first)).toThrow('resetLinkInvalid');
    expect(stateOf(second)).toBe('replaced');
  });

  it('of an earlier version, which kept the newest one in the row itself, still works', async () => {
    await open();
    await seedMembers(store, createPasswords(2 ** 4));
    const token = await make();
    const hash = store.read().get(mailLinkTable, `reset ${demoMember.id}`)?.links[0]?.hash;
    const earlier = { id: `reset ${demoMember.id}`, hash, sentAt: time };
    await store.transact((tx) => tx.put(mailLinkTable, mailLinkTable.upgrade(earlier)));
    expect(stateOf(token)).toBe('valid');
    time += mailLinks.reset;
    expect(stateOf(token)).toBe('expired');
  });
});
