import { scryptSync } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { TooManyRequests } from '../shared/askLater.js';
import { createPasswords } from './password.js';

/** Concurrent hashes in Node. */
const inNode = vi.hoisted(() => ({ now: 0, most: 0 }));
vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:crypto')>();
  const scrypt: typeof original.scrypt = (...all: unknown[]) => {
    const [password, salt, length, options, done] = all as Parameters<typeof original.scrypt>;
    inNode.now += 1;
    inNode.most = Math.max(inNode.most, inNode.now);
    original.scrypt(password, salt, length, options, (error, hash) => {
      inNode.now -= 1;
      done(error, hash);
    });
  };
  return { ...original, scrypt };
});

describe('a stored password', () => {
  const passwords = createPasswords(2 ** 4);

  it('matches itself and nothing else', async () => {
    const stored = await passwords.hash('opening-gong');
    expect(await passwords.matches('opening-gong', stored)).toBe(true);
    expect(await passwords.matches('second-gong', stored)).toBe(false);
    expect(await passwords.matches('opening-gong', await passwords.hashOfNobody())).toBe(false);
  });

  it('has its own salt', async () => {
    expect(await passwords.hash('opening-gong')).not.toBe(await passwords.hash('opening-gong'));
  });

  it('keeps its cost when the cost of new hashes changes', async () => {
    const stored = await passwords.hash('opening-gong');
    expect(await createPasswords(2 ** 6).matches('opening-gong', stored)).toBe(true);
  });

  it('of the first versions, without a cost in front, still matches', async () => {
    const salt = Buffer.from('sixteen bytes ok');
    const hash = scryptSync('opening-gong', salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
    const stored = `${salt.toString('base64url')}:${hash.toString('base64url')}`;
    expect(await passwords.matches('opening-gong', stored)).toBe(true);
    expect(await passwords.matches('second-gong', stored)).toBe(false);
  });

  it('costs 2^15 blocks unless the caller says otherwise', async () => {
    expect(await createPasswords().hash('opening-gong')).toMatch(/^32768:/);
  });
});

describe('many hashes at once', () => {
  const isRefused = ({ reason }: { status: string; reason?: unknown }) => reason instanceof TooManyRequests;

  it('are worked on two at a time, so that the disk keeps two of the four threads', async () => {
    const passwords = createPasswords(2 ** 4);
    inNode.most = 0;
    await Promise.all(Array.from({ length: 40 }, () => passwords.hash('opening-gong')));
    expect(inNode.most).toBe(2);
  });

  it('are refused when 100 are waiting, and accepted again afterwards', async () => {
    const passwords = createPasswords(2 ** 4);
    const all = await Promise.allSettled(Array.from({ length: 200 }, () => passwords.hash('opening-gong')));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(102);
    expect(all.filter(isRefused)).toHaveLength(98);
    const stored = await passwords.hash('opening-gong');
    expect(await passwords.matches('opening-gong', stored)).toBe(true);
  });

  it('go on when one of them fails', async () => {
    const passwords = createPasswords(2 ** 4);
    const broken = Array.from({ length: 6 }, () => passwords.matches('opening-gong', '3:c2FsdA:aGFzaA'));
    expect((await Promise.allSettled(broken)).every(({ status }) => status === 'rejected')).toBe(true);
    expect(await passwords.hash('opening-gong')).toMatch(/^16:/);
  });
});
