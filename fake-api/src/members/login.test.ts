import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStore, type FolderStore } from '../store/index.js';
import { createLogin } from './login.js';
import { createMemberIndexes } from './memberIndexes.js';
import { addMember } from './newMember.js';
import { createPasswords } from './password.js';
import { emptyProfile, memberTable, sessionTable } from './rows.js';
import { demoMember, newMember, seedMembers, suspendedMember } from './seed.js';
import { createSessions } from './sessions.js';
import { createThrottle, type Throttle } from './throttle.js';

const now = () => Date.parse('2026-11-20T12:00:00.000Z');
const indexes = createMemberIndexes();
const passwords = createPasswords(2 ** 4);
let folder = '';
let store: FolderStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-login-'));
  store = createStore({ folder });
  await store.open([memberTable, sessionTable], indexes.watchers);
  await seedMembers(store, passwords);
}, 60_000);
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const logIn = (email: string, password: string, throttle: Throttle = createThrottle(now)) =>
  createLogin({ store, indexes, sessions: createSessions(store, indexes, now), throttle, passwords })({
    email,
    password,
  });

describe('§5 login', { timeout: 60_000 }, () => {
  it.each(['hoiching@example.com', ' HoiChing@Example.COM ', 'HOICHING'])(
    'takes %j for the email or login name',
    async (name) => {
      expect((await logIn(name, demoMember.password)).member.id).toBe(demoMember.id);
    },
  );

  it.each([
    ['an unknown email', 'nobody@example.com', demoMember.password],
    ['nothing', '', demoMember.password],
    ['another password', demoMember.loginEmail, 'second-gong'],
    ['a suspended account, without its password', suspendedMember.loginEmail, 'guess'],
    ['an account that is not activated, without its password', newMember.loginEmail, 'guess'],
  ])('§8 says that email and password do not match for %s', async (_what, email, password) => {
    await expect(logIn(email, password)).rejects.toMatchObject({ code: 'emailPasswordMismatch', fields: [] });
  });

  it.each([
    [suspendedMember.loginEmail, suspendedMember.password, 'accountSuspended'],
    [newMember.loginEmail, newMember.password, 'accountNotActivated'],
  ])('§4 refuses %s to who knows the password', async (email, password, code) => {
    await expect(logIn(email, password)).rejects.toMatchObject({ code });
    expect([...store.read().all(sessionTable)]).toEqual([]);
  });

  it('lets nobody in by password where there is none', async () => {
    const member = { loginEmail: 'x@example.com', name: 'X', password: null, status: 'activated' } as const;
    await store.transact((tx) => addMember(tx, { ...member, profile: emptyProfile }));
    for (const password of ['', 'null', 'nobody', 'undefined']) {
      await expect(logIn(member.loginEmail, password)).rejects.toMatchObject({ code: 'emailPasswordMismatch' });
    }
  });

  it('begins no session by a password that has become another while it was compared', async () => {
    const slow: Throttle = {
      async attempt(_name, check) {
        const result = await check();
        const member = store.read().get(memberTable, demoMember.id);
        await store.transact((tx) => member && tx.put(memberTable, { ...member, password: 'another' }));
        return result;
      },
      forget: () => undefined,
    };
    await expect(logIn('hoiching', demoMember.password, slow)).rejects.toMatchObject({ code: 'emailPasswordMismatch' });
    expect([...store.read().all(sessionTable)]).toEqual([]);
  });
});
