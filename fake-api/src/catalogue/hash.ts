/** Deterministic numbers for the catalogue, equal on every machine. Not for secrets. */

/** FNV-1a over UTF-16 units, as a 32-bit unsigned integer. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  return mix(value, 0);
}

/** Combines two numbers; similar inputs give unrelated outputs. */
export function mix(first: number, second: number): number {
  let value = first ^ Math.imul(second + 0x9e3779b9, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A hash as a fraction from 0 to 1, 1 excluded. */
export const fraction = (value: number): number => value / 4294967296;

/** A hash as an integer from 0 to `below`, `below` excluded. */
export const pick = (value: number, below: number): number => Math.floor(fraction(value) * below);
