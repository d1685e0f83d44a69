import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPasswords } from './password.js';

describe('a stored password', () => {
  const passwords = createPasswords(2 ** 4);

  it('matches itself and nothing else', async () => {
    const stored = await passwords.hash('opening-gong');
    expect(await passwords.matches('opening-gong', stored)).toBe(true);
    expect(await passwords.matches('second-gong', stored)).toBe(false);
    expect(await passwords.matches('opening-gong', await passwords.hashOfNobody())).toBe(false);
  });

  it('has a salt of its own', async () => {
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
