import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const length = 32;

/** Salt and scrypt hash of a password, to be stored. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return [salt, await derive(password, salt, length)].map((part) => part.toString('base64url')).join(':');
}

/** Whether a password is the one that was hashed. Takes as long for a wrong one as for the right one. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split(':');
  const found = await derive(password, Buffer.from(salt, 'base64url'), length);
  return timingSafeEqual(found, Buffer.from(hash, 'base64url'));
}
