import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountThrottle, loginThrottle } from '@first-gong/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../area/handlers.js';
import { demoMember, newMember, plainMember, suspendedMember } from '../sample-data/members.js';
import { emptyProfile, memberTable } from '../shared/member.js';
import { createStore, type FolderStore } from '../store/index.js';
import { knownDevice, unknownDevice } from '../testing/devices.js';
import { createLogin, type Login } from './login.js';
import { addMember } from './member.js';
import { createPasswords } from './password.js';
import { sessionTable } from './rows.js';
import { seedMembers } from './seed.js';
import { createSessions } from './sessions.js';
import { createThrottle, type Throttle, wrongPasswords } from './throttle.js';

const now = () => Date.parse('2026-11-20T12:00:00.000Z');
const passwords = createPasswords(2 ** 4);
let folder = '';
let store: FolderStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-login-'));
  store = createStore({ folder });
  await store.open();
  await seedMembers(store, passwords);
}, 60_000);
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const loginWith = (throttle: Throttle) =>
  createLogin({ store, sessions: createSessions(store, now), throttle, passwords });
const logIn = (email: string, password: string, throttle = createThrottle(wrongPasswords, now)) =>
  loginWith(throttle)({ email, password }, unknownDevice());

describe('§5 login', () => {
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
  ])('§4 rejects %s despite the right password', async (email, password, code) => {
    await expect(logIn(email, password)).rejects.toMatchObject({ code });
    expect([...store.read().all(sessionTable)]).toEqual([]);
  });

  it('accepts no password if there is none', async () => {
    const member = { loginEmail: 'x@example.com', name: 'X', password: null, status: 'activated' } as const;
    await store.transact((tx) => addMember(tx, { ...member, profile: emptyProfile }));
    for (const password of ['', 'null', 'nobody', 'undefined']) {
      await expect(logIn(member.loginEmail, password)).rejects.toMatchObject({ code: 'emailPasswordMismatch' });
    }
  });

  it('begins no session by a password that has become another while it was compared', async () => {
    const slow: Throttle = {
      async attempt(_account, _place, check) {
        const result = await check();
        const member = store.read().get(memberTable, demoMember.id);
        await store.transact((tx) => member && tx.put(memberTable, { ...member, password: 'another' }));
        return result;
      },
      wrongFrom: () => 0,
      forget: () => undefined,
    };
    await expect(logIn('hoiching', demoMember.password, slow)).rejects.toMatchObject({ code: 'emailPasswordMismatch' });
    expect([...store.read().all(sessionTable)]).toEqual([]);
  });
});

describe('§8 too many wrong passwords', () => {
  const { loginEmail, loginName, password } = demoMember;
  /** The error code, or "in". */
  const outcome = (login: Promise<unknown>) =>
    login.then(
      () => 'in',
      (error: { code: string }) => error.code,
    );
  const guesses = async (login: Login, count: number, name: string, device: Device) => {
    const codes: string[] = [];
    for (let guess = 0; guess < count; guess += 1) {
      codes.push(await outcome(login({ email: name, password: 'wrong-gong' }, device)));
    }
    return codes;
  };
  const mismatches = (count: number) => Array(count).fill('emailPasswordMismatch');

  it('count together for the email and the login name of a member', async () => {
    const login = loginWith(createThrottle(wrongPasswords, now));
    const device = unknownDevice();
    expect(await guesses(login, 3, loginEmail, device)).toEqual(mismatches(3));
    expect(await guesses(login, 3, loginName, device)).toEqual([...mismatches(2), 'tooManyRequests']);
    expect(await outcome(login({ email: loginEmail, password }, device))).toBe('tooManyRequests');
  });

  it('stop their own network address, and neither other addresses nor other members behind the same one', async () => {
    const login = loginWith(createThrottle(wrongPasswords, now));
    await guesses(login, loginThrottle.attempts, loginEmail, unknownDevice('10.0.0.1'));
    expect(await outcome(login({ email: loginEmail, password }, unknownDevice('10.0.0.1')))).toBe('tooManyRequests');
    expect(await outcome(login({ email: loginEmail, password }, unknownDevice('10.0.0.2')))).toBe('in');
    const { loginEmail: email } = plainMember;
    expect(await outcome(login({ email, password: plainMember.password }, unknownDevice('10.0.0.1')))).toBe('in');
  });

  it('from many addresses slow the account down to one attempt a minute, for members and unknown names alike', async () => {
    let time = now();
    const login = loginWith(createThrottle(wrongPasswords, () => time));
    for (const name of [loginEmail, 'nobody@example.com']) {
      for (let address = 0; address < 4; address += 1) {
        expect(await guesses(login, 5, name, unknownDevice(`10.0.0.${address}`))).toEqual(mismatches(5));
      }
      const right = () => outcome(login({ email: name, password }, unknownDevice('10.0.1.1')));
      expect(await right()).toBe('tooManyRequests');
      time += accountThrottle.pause - 1;
      expect(await right()).toBe('tooManyRequests');
      time += 1;
      expect(await right()).toBe(name === loginEmail ? 'in' : 'emailPasswordMismatch');
    }
  });

  it('from elsewhere do not stop a device that has logged in before; its own do', async () => {
    const login = loginWith(createThrottle(wrongPasswords, now));
    for (let address = 0; address < 4; address += 1) {
      await guesses(login, 5, loginEmail, unknownDevice(`10.0.0.${address}`));
    }
    expect(await outcome(login({ email: loginEmail, password }, unknownDevice('10.0.1.1')))).toBe('tooManyRequests');
    expect(await outcome(login({ email: loginEmail, password }, knownDevice))).toBe('in');
    await guesses(login, 5, loginEmail, knownDevice);
    expect(await outcome(login({ email: loginEmail, password }, knownDevice))).toBe('tooManyRequests');
  });
});
