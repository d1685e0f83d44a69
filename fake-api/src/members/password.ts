import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

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

export interface Passwords {
  /** Cost, salt and scrypt hash of a password, to be stored. */
  hash(password: string): Promise<string>;
  /** Whether a password is the one that was hashed. Takes as long for a wrong password as for the right one. */
  matches(password: string, stored: string): Promise<boolean>;
  /** A hash that no password matches, for the same work where there is no hash to compare with. */
  hashOfNobody(): Promise<string>;
}

/** @param cost blocks of scrypt, a power of two. A stored hash keeps its own cost. */
export function createPasswords(cost = passwordCost): Passwords {
  let nobody: Promise<string> | undefined;
  const hash = async (password: string) => {
    const salt = randomBytes(16);
    const derived = await derive(password, salt, cost);
    return [String(cost), salt.toString('base64url'), derived.toString('base64url')].join(':');
  };
  return {
    hash,
    async matches(password, stored) {
      // Hashes of the first versions have no cost in front: it was 2^15.
      const parts = stored.split(':');
      const [salt = '', expected = ''] = parts.slice(-2);
      const storedCost = parts.length === 3 ? Number(parts[0]) : passwordCost;
      const found = await derive(password, Buffer.from(salt, 'base64url'), storedCost);
      return timingSafeEqual(found, Buffer.from(expected, 'base64url'));
    },
    hashOfNobody() {
      nobody ??= hash(randomBytes(32).toString('base64url'));
      return nobody;
    },
  };
}
