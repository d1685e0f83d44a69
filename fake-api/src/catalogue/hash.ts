/**
 * Deterministic numbers for the catalogue: the same words in give the same number out on every machine. Not for secrets.
 */

/** FNV-1a over UTF-16 units: a 32-bit unsigned number for a text. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  return mix(value, 0);
}

/** Two numbers into one, well stirred: neighbouring inputs give unrelated outputs. */
export function mix(first: number, second: number): number {
  let value = first ^ Math.imul(second + 0x9e3779b9, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A hash as a fraction from 0 up to, not including, 1. */
export const fraction = (value: number): number => value / 4294967296;

/** A hash as a whole number from 0 up to, not including, `below`. */
export const pick = (value: number, below: number): number => Math.floor(fraction(value) * below);
