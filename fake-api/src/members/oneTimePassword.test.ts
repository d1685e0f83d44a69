import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Letter } from '../mail/rows.js';
import { createStore, type FolderStore } from '../store/index.js';
import { createMemberIndexes } from './memberIndexes.js';
import { createOneTimePasswords, type OneTimePasswords } from './oneTimePassword.js';
import { createPasswords } from './password.js';
import { memberTable, oneTimePasswordTable, sessionTable } from './rows.js';
import { demoMember, seedMembers } from './seed.js';
import { createSessions } from './sessions.js';

const email: string = demoMember.loginEmail;
const now = () => Date.parse('2026-11-20T12:00:00.000Z');

const passwords = createPasswords(2 ** 4);
let folder = '';
let store: FolderStore;
let oneTimePasswords: OneTimePasswords;
let mailed: Letter | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-otp-'));
  store = createStore({ folder });
  const indexes = createMemberIndexes();
  await store.open([memberTable, sessionTable, oneTimePasswordTable], indexes.watchers);
  await seedMembers(store, passwords);
  const sessions = createSessions(store, indexes, now);
  const post = {
    send(_tx: unknown, letter: Letter) {
      mailed = letter;
    },
  };
  oneTimePasswords = createOneTimePasswords({ store, indexes, sessions, passwords, post, now });
  await oneTimePasswords.send(email, '127.0.0.1', 'en_us');
}, 60_000);
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

describe('§4 a one-time password', () => {
  it('does not log in when a newer one takes its place while it is compared', async () => {
    const login = oneTimePasswords.logIn(email, mailed?.code ?? '');
    const newer = { id: email, hash: 'another:hash', sentAt: now(), wrong: 0, used: false };
    await store.transact((tx) => tx.put(oneTimePasswordTable, newer));
    await expect(login).rejects.toMatchObject({ code: 'oneTimePasswordMismatch' });
    expect(store.read().get(oneTimePasswordTable, email)).toEqual({ ...newer, wrong: 1 });
  });

  it('is kept where nobody can read it', async () => {
    const code = mailed?.code ?? '';
    expect(code).toMatch(/^\d{6}$/);
    const row = store.read().get(oneTimePasswordTable, email);
    expect(JSON.stringify(row)).not.toContain(code);
    expect(await passwords.matches(code, row?.hash ?? '')).toBe(true);
    expect((await oneTimePasswords.logIn(email, code)).member.id).toBe(demoMember.id);
  });
});
