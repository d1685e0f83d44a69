import type { Block } from './usedStyles.js';

/** A font with a file, as `new FontFace(...font)` takes it: family, source, and the other descriptors by their names. */
export type FontFile = [family: string, source: string, descriptors: Record<string, string>];

/**
 * Whether a rule of `@font-face` has a file; the others name fonts of the system. While a font file loads, the browser looks
 * up one more stand-in for each weight, width and size, which would delay the first picture by 30 to 60 ms on a slow phone
 * (decision 0050). So script adds the fonts with a file after the first picture.
 */
export const hasFile = ({ declarations }: Block): boolean => declarations.some(([, value]) => value.includes('url('));

/** The name that a descriptor of `@font-face` has in script: `font-weight` is `weight`, `unicode-range` is `unicodeRange`. */
const nameInScript = (descriptor: string) =>
  descriptor.replace(/^font-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The font of a rule that has a file. */
export function fontFile({ declarations }: Block): FontFile {
  const { 'font-family': family = '', src = '', ...others } = Object.fromEntries(declarations);
  const descriptors = Object.entries(others).map(([name, value]) => [nameInScript(name), value]);
  return [family, src, Object.fromEntries(descriptors)];
}
