import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountThrottle, mailThrottle, oneTimePassword } from '@first-gong/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../area/handlers.js';
import type { Letter } from '../mail/rows.js';
import { demoMember } from '../sample-data/members.js';
import { createStore, type FolderStore } from '../store/index.js';
import { knownDevice, unknownDevice } from '../testing/devices.js';
import { createOneTimePasswords, type OneTimePasswords } from './oneTimePassword.js';
import { createPasswords, type Passwords } from './password.js';
import { oneTimePasswordTable } from './rows.js';
import { seedMembers } from './seed.js';
import { createSessions } from './sessions.js';

const email: string = demoMember.loginEmail;
let time = 0;
const now = () => time;

const passwords = createPasswords(2 ** 4);
let folder = '';
let store: FolderStore;
let oneTimePasswords: OneTimePasswords;
let mailed: Letter | undefined;
let whileComparing: () => Promise<void>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-gong-otp-'));
  time = Date.parse('2026-11-20T12:00:00.000Z');
  store = createStore({ folder });
  await store.open();
  await seedMembers(store, passwords);
  const sessions = createSessions(store, now);
  const outbox = {
    send(_tx: unknown, letter: Letter) {
      mailed = letter;
    },
  };
  whileComparing = async () => undefined;
  const slow: Passwords = {
    ...passwords,
    async matches(password, stored) {
      const fits = await passwords.matches(password, stored);
      await whileComparing();
      return fits;
    },
  };
  oneTimePasswords = createOneTimePasswords({ store, sessions, passwords: slow, outbox, now });
  await oneTimePasswords.send(email, { address: '10.0.0.1', device: unknownDevice(), lang: 'en_us' });
}, 60_000);
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const logIn = (code: string, device = unknownDevice()) =>
  oneTimePasswords.logIn({ agreed: true, email, password: code }, device);

/** Sends wrong passwords in sequence. */
async function guess(count: number, device: Device): Promise<void> {
  const wrong = mailed?.code === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < count; attempt += 1) {
    await expect(logIn(wrong, device)).rejects.toMatchObject({ code: 'oneTimePasswordMismatch' });
  }
}

describe('§4 a one-time password', () => {
  it('does not log in when a newer one takes its place while it is compared', async () => {
    const newer = { id: email, hash: 'another:hash', sentAt: now(), used: false };
    whileComparing = () => store.transact((tx) => tx.put(oneTimePasswordTable, newer));
    await expect(logIn(mailed?.code ?? '')).rejects.toMatchObject({ code: 'oneTimePasswordMismatch' });
    expect(store.read().get(oneTimePasswordTable, email)).toEqual(newer);
  });

  it('is stored unreadable', async () => {
    const code = mailed?.code ?? '';
    expect(code).toMatch(/^\d{6}$/);
    const row = store.read().get(oneTimePasswordTable, email);
    // The digits of an instant may contain the code.
    expect(JSON.stringify({ ...row, sentAt: null })).not.toContain(code);
    expect(await passwords.matches(code, row?.hash ?? '')).toBe(true);
    expect((await logIn(code)).member.id).toBe(demoMember.id);
  });

  it('is blocked by five wrong attempts at their network address only', async () => {
    const code = mailed?.code ?? '';
    await guess(oneTimePassword.attempts, unknownDevice('10.0.0.1'));
    await expect(logIn(code, unknownDevice('10.0.0.1'))).rejects.toMatchObject({ code: 'oneTimePasswordExpired' });
    expect((await logIn(code, unknownDevice('10.0.0.2'))).member.id).toBe(demoMember.id);
  });

  it('takes one attempt a minute while many addresses guess, and does not stop a known device', async () => {
    const code = mailed?.code ?? '';
    for (let address = 0; address < 4; address += 1) await guess(5, unknownDevice(`10.0.0.${address}`));
    const elsewhere = unknownDevice('10.0.1.1');
    await expect(logIn(code, elsewhere)).rejects.toMatchObject({ code: 'tooManyRequests' });
    time += accountThrottle.pause;
    await guess(1, elsewhere);
    await expect(logIn(code, elsewhere)).rejects.toMatchObject({ code: 'tooManyRequests' });
    expect((await logIn(code, knownDevice)).member.id).toBe(demoMember.id);
  });

  it('is mailed to a member although others have used up their mails to the same email', async () => {
    const send = (device: Device) => {
      time += oneTimePassword.resendCountdown;
      return oneTimePasswords.send(email, { address: '10.0.9.9', device, lang: 'en_us' });
    };
    for (let count = 1; count < mailThrottle.perEmail.attempts; count += 1) await send(unknownDevice('10.0.0.1'));
    await expect(send(unknownDevice('10.0.0.1'))).rejects.toMatchObject({ code: 'tooManyRequests' });
    for (let count = 0; count < mailThrottle.perEmail.attempts; count += 1) await send(unknownDevice('10.0.0.2'));
    // Ten mails in ten minutes, which also protects the mailbox.
    await expect(send(unknownDevice('10.0.0.3'))).rejects.toMatchObject({ code: 'tooManyRequests' });
    await send(knownDevice);
    time += mailThrottle.pause;
    await send(unknownDevice('10.0.0.3'));
  });
});
