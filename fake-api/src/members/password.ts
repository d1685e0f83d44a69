import { randomBytes, scrypt } from 'node:crypto';
import pLimit from 'p-limit';
import { TooManyRequests } from '../shared/askLater.js';
import { isSameSecret } from '../shared/isSameSecret.js';
import { secret } from '../shared/secret.js';

/** Cost of one hash: 32 MB and about 70 ms (2^15 blocks of 8 · 128 bytes). */
const passwordCost = 2 ** 15;
const maxmem = 64 * 1024 * 1024;
const length = 32;

const derive = (password: string, salt: Buffer, cost: number) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, length, { N: cost, r: 8, p: 1, maxmem }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });

/** Concurrent hashes. Node has four threads, and the disk needs the other two. */
const atOnce = 2;
/** Maximum waiting hashes. The last one waits 3 to 4 seconds. */
const mostWaiting = 100;
/** Retry-After in seconds. */
const retryAfter = 4;

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Hashes passwords. Throws TooManyRequests if the queue is full.
 * @param cost blocks of scrypt, a power of two; stored hashes contain their cost
 */
export function createPasswords(cost = passwordCost) {
  const limit = pLimit(atOnce);
  const inTurn = (work: () => Promise<Buffer>) => {
    if (limit.pendingCount >= mostWaiting) throw new TooManyRequests(retryAfter);
    return limit(work);
  };
  let nobody: Promise<string> | undefined;
  /** Returns cost, salt and scrypt hash. */
  async function hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    const derived = await inTurn(() => derive(password, salt, cost));
    return [String(cost), salt.toString('base64url'), derived.toString('base64url')].join(':');
  }
  return {
    hash,
    /** Length of the queue. */
    waiting: () => limit.pendingCount,
    /** Compares a password with a hash in constant time. */
    async matches(password: string, stored: string): Promise<boolean> {
      // Early hashes have no cost: it was 2^15.
      const parts = stored.split(':');
      const [salt = '', expected = ''] = parts.slice(-2);
      const storedCost = parts.length === 3 ? Number(parts[0]) : passwordCost;
      const found = await inTurn(() => derive(password, Buffer.from(salt, 'base64url'), storedCost));
      return isSameSecret(found, Buffer.from(expected, 'base64url'));
    },
    /** A hash without password, to spend the same time for unknown members. */
    hashOfNobody(): Promise<string> {
      nobody ??= hash(secret(32));
      return nobody;
    },
  };
}
