import { timingSafeEqual } from 'node:crypto';

/** Compares secrets in constant time. */
export function isSameSecret(one: string | Buffer, other: string | Buffer): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  // `timingSafeEqual` throws for different byte lengths, which strings of equal length can have.
  return left.length === right.length && timingSafeEqual(left, right);
}
