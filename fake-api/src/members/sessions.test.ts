import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionIdle, sessionLongest } from '@first-gong/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoMember, newMember, plainMember } from '../sample-data/members.js';
import { type MemberRow, memberTable } from '../shared/member.js';
import { createStore, type FolderStore, type Store } from '../store/index.js';
import { createPasswords } from './password.js';
import { sessionTable } from './rows.js';
import { seedMembers } from './seed.js';
import { createSessions, type Sessions } from './sessions.js';

let folder = '';
let store: FolderStore;
let sessions: Sessions;
let time = 0;

async function open(): Promise<void> {
  store = createStore({ folder });
  await store.open();
  sessions = createSessions(store, () => time);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-sessions-'));
  time = Date.parse('2026-11-20T12:00:00.000Z');
  await open();
  await seedMembers(store, createPasswords(2 ** 4));
}, 60_000);
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const memberBy = (id: string): MemberRow => {
  const member = store.read().get(memberTable, id);
  if (member === undefined) throw new Error(`There is no member ${id}.`);
  return member;
};
const begin = async (id: string = demoMember.id) => {
  const member = memberBy(id);
  return (await store.transact((tx) => sessions.begin(tx, member, ''))).token;
};
const setStatus = (status: MemberRow['status']) => {
  const member = memberBy(demoMember.id);
  return store.transact((tx) => tx.put(memberTable, { ...member, status }));
};

describe('§4 a session', () => {
  it('is its member’s, and no token is written down', async () => {
    const token = await begin();
    expect(sessions.of(token).member().id).toBe(demoMember.id);
    expect(JSON.stringify([...store.read().all(sessionTable)])).not.toContain(token);
    expect(() => sessions.of('guess').member()).toThrow('loginRequired');
    expect(() => sessions.of(null).member()).toThrow('loginRequired');
  });

  it('is over 30 days after its login, however much it is used', async () => {
    const token = await begin();
    const used = () => sessions.of(token).member().id;
    const end = time + sessionLongest;
    for (; time < end; time += sessionIdle / 2) used();
    expect(used).toThrow('sessionExpired');
    expect(sessions.devicesOf(demoMember.id, token)).toEqual([]);
  });

  it('goes on while it is used, and is over after 30 idle minutes', async () => {
    const token = await begin();
    time += sessionIdle - 1;
    sessions.of(token).member();
    time += sessionIdle - 1;
    sessions.of(token).member();
    time += sessionIdle;
    expect(() => sessions.of(token).member()).toThrow('sessionExpired');
  });

  it('ends at logout, once, also right after it was used', async () => {
    const token = await begin();
    time += sessionIdle / 2;
    sessions.of(token).member();
    expect(await sessions.end(token)).toBe(true);
    expect(() => sessions.of(token).member()).toThrow('loginRequired');
    expect(await sessions.end(token)).toBe(false);
  });

  it('is not revived by the note of its last use, when it ends before the note is written', async () => {
    const token = await begin();
    let goOn: (() => void) | undefined;
    const opened = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const late: Store = {
      read: () => store.read(),
      transact: (work) => opened.then(() => store.transact(work)),
    };
    time += sessionIdle / 2;
    createSessions(late, () => time)
      .of(token)
      .member();
    await sessions.end(token);
    goOn?.();
    await opened;
    await store.transact(() => undefined);
    expect(() => sessions.of(token).member()).toThrow('loginRequired');
  });

  it('ends with all others of its member, and of no other member', async () => {
    const [one, two, other] = [await begin(), await begin(), await begin(plainMember.id)];
    await store.close();
    await open();
    await store.transact((tx) => sessions.endAll(tx, demoMember.id));
    for (const token of [one, two]) expect(() => sessions.of(token).member()).toThrow('loginRequired');
    expect(sessions.of(other).member().id).toBe(plainMember.id);
  });

  it('continues if the update that would end it fails', async () => {
    const token = await begin();
    const update = store.transact((tx) => {
      sessions.endAll(tx, demoMember.id);
      throw new Error('The update fails.');
    });
    await expect(update).rejects.toThrow('The update fails.');
    expect(sessions.of(token).member().id).toBe(demoMember.id);
  });

  it('is refused while its account is suspended', async () => {
    const token = await begin();
    await setStatus('suspended');
    expect(() => sessions.of(token).member()).toThrow('accountSuspended');
    await expect(begin()).rejects.toThrow('accountSuspended');
    await setStatus('activated');
    expect(sessions.of(token).member().id).toBe(demoMember.id);
  });

  it('does not begin for an account that is not activated', async () => {
    await expect(begin(newMember.id)).rejects.toThrow('accountNotActivated');
  });

  it('is one of 20 at most: another login ends the one that was used least recently', async () => {
    const tokens = [];
    for (let count = 0; count < 20; count += 1) tokens.push(await begin());
    const [first = '', second = ''] = tokens;
    const other = await begin(plainMember.id);
    time += 1000;
    sessions.of(first).member();
    const newest = await begin();
    expect(() => sessions.of(second).member()).toThrow('loginRequired');
    for (const token of [first, newest, other]) sessions.of(token).member();
    for (let count = 0; count < 200; count += 1) await begin();
    expect([...store.read().all(sessionTable)]).toHaveLength(21);
  });

  it('is forgotten when it has been over for a month', async () => {
    const token = await begin();
    time += sessionIdle;
    await sessions.prune();
    expect(() => sessions.of(token).member()).toThrow('sessionExpired');
    time += 24 * 60 * sessionIdle;
    await sessions.prune();
    expect(() => sessions.of(token).member()).toThrow('loginRequired');
  });
});
