import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets in a time that does not tell how much of them is equal. */
export function isSameSecret(one: string | Buffer, other: string | Buffer): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  // `timingSafeEqual` throws for different lengths in bytes, and texts with equal numbers of letters can differ there.
  return left.length === right.length && timingSafeEqual(left, right);
}
