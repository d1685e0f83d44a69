import type { Block } from './usedStyles.js';

/** The parameters of `new FontFace(...font)`: family, source, descriptors. */
export type FontFile = [family: string, source: string, descriptors: Record<string, string>];

/** Whether a `@font-face` rule has a file. Script adds these fonts after the first paint (decision 0050). */
export const hasFile = ({ declarations }: Block): boolean => declarations.some(([, value]) => value.includes('url('));

/** The script name of a descriptor: `font-weight` is `weight`, `unicode-range` is `unicodeRange`. */
const nameInScript = (descriptor: string) =>
  descriptor.replace(/^font-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export function fontFile({ declarations }: Block): FontFile {
  const { 'font-family': family = '', src = '', ...others } = Object.fromEntries(declarations);
  const descriptors = Object.entries(others).map(([name, value]) => [nameInScript(name), value]);
  return [family, src, Object.fromEntries(descriptors)];
}
