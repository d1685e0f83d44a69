import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** What a guess costs: 32 MB of memory and some 70 ms (2^15 blocks of 8 · 128 bytes). */
const cost = { N: 2 ** 15, r: 8, p: 1 };
const maxmem = 64 * 1024 * 1024;
const length = 32;

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, length, { ...cost, maxmem }, (error, hash) => (error ? reject(error) : resolve(hash)));
  });

/** Salt and scrypt hash of a password, to be stored. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return [salt, await derive(password, salt)].map((part) => part.toString('base64url')).join(':');
}

/** Whether a password is the one that was hashed. Takes as long for a wrong one as for the right one. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split(':');
  const found = await derive(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(found, Buffer.from(hash, 'base64url'));
}

let nothing: Promise<string> | undefined;

/** A hash that no password fits, for the same work where there is nothing to compare with. */
export function hashOfNothing(): Promise<string> {
  nothing ??= hashPassword(randomBytes(32).toString('base64url'));
  return nothing;
}
