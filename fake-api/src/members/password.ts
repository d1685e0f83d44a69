import { randomBytes, scrypt } from 'node:crypto';
import { TooManyRequests } from '../http/problem.js';
import { isSameSecret } from './isSameSecret.js';

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
const longestLine = 100;
/** Seconds after which the line is shorter. */
const retryAfter = 4;

/** Runs work in turn. @throws TooManyRequests when too much is waiting already. */
function createLine() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) {
      running += 1;
    } else {
      if (waiting.length >= longestLine) throw new TooManyRequests(retryAfter);
      await new Promise<void>((goOn) => waiting.push(goOn));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next one takes over this turn.
      if (next) next();
      else running -= 1;
    }
  };
}

/** @throws TooManyRequests when too many hashes are waiting: the server is not to be stopped by them. */
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
  const inTurn = createLine();
  let nobody: Promise<string> | undefined;
  const hash = async (password: string) => {
    const salt = randomBytes(16);
    const derived = await inTurn(() => derive(password, salt, cost));
    return [String(cost), salt.toString('base64url'), derived.toString('base64url')].join(':');
  };
  return {
    hash,
    async matches(password, stored) {
      // Hashes of the first versions have no cost in front: it was 2^15.
      const parts = stored.split(':');
      const [salt = '', expected = ''] = parts.slice(-2);
      const storedCost = parts.length === 3 ? Number(parts[0]) : passwordCost;
      const found = await inTurn(() => derive(password, Buffer.from(salt, 'base64url'), storedCost));
      return isSameSecret(found, Buffer.from(expected, 'base64url'));
    },
    hashOfNobody() {
      nobody ??= hash(randomBytes(32).toString('base64url'));
      return nobody;
    },
  };
}
