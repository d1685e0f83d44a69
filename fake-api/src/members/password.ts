import { randomBytes, scrypt } from 'node:crypto';
import pLimit from 'p-limit';
import { TooManyRequests } from '../shared/askLater.js';
import { isSameSecret } from '../shared/isSameSecret.js';
import { secret } from '../shared/secret.js';

/** The work of one hash: 32 MB of memory and about 70 ms (2^15 blocks of 8 · 128 bytes). */
const passwordCost = 2 ** 15;
const maxmem = 64 * 1024 * 1024;
const length = 32;

const derive = (password: string, salt: Buffer, cost: number) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, length, { N: cost, r: 8, p: 1, maxmem }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });

/** Hashes at the same time. They share Node's four threads with the disk, which keeps the other two. */
const atOnce = 2;
/** The most hashes that wait for their turn: the last of them waits 3 to 4 seconds. */
const mostWaiting = 100;
/** Seconds after which the line is shorter. */
const retryAfter = 4;

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Its hashes throw TooManyRequests when too many are waiting: the server is not to be stopped by them.
 * @param cost blocks of scrypt, a power of two. A stored hash keeps its own cost.
 */
export function createPasswords(cost = passwordCost) {
  const limit = pLimit(atOnce);
  const inTurn = (work: () => Promise<Buffer>) => {
    if (limit.pendingCount >= mostWaiting) throw new TooManyRequests(retryAfter);
    return limit(work);
  };
  let nobody: Promise<string> | undefined;
  /** Cost, salt and scrypt hash of a password, to be stored. */
  async function hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    const derived = await inTurn(() => derive(password, salt, cost));
    return [String(cost), salt.toString('base64url'), derived.toString('base64url')].join(':');
  }
  return {
    hash,
    /** The number of hashes that wait for their turn. */
    waiting: () => limit.pendingCount,
    /** Whether a password is the one that was hashed. Takes as long for a wrong password as for the right one. */
    async matches(password: string, stored: string): Promise<boolean> {
      // Hashes of the first versions have no cost in front: it was 2^15.
      const parts = stored.split(':');
      const [salt = '', expected = ''] = parts.slice(-2);
      const storedCost = parts.length === 3 ? Number(parts[0]) : passwordCost;
      const found = await inTurn(() => derive(password, Buffer.from(salt, 'base64url'), storedCost));
      return isSameSecret(found, Buffer.from(expected, 'base64url'));
    },
    /** A hash that no password matches, for the same work if there is no hash to compare with. */
    hashOfNobody(): Promise<string> {
      nobody ??= hash(secret(32));
      return nobody;
    },
  };
}
