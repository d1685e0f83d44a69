import { color, serializeRGB } from '@csstools/css-color-parser';
import { parseComponentValue } from '@csstools/css-parser-algorithms';
import { tokenize } from '@csstools/css-tokenizer';

/**
 * Converts a constant CSS colour (CSS Color 4 and 5: a name, `rgb()`, `hsl()`, `oklch()`, `color-mix()`) to sRGB
 * `#rrggbb`.
 * @returns undefined if the text is no colour, is transparent, or depends on the page (`var()`, `currentColor`)
 */
export function hexOf(css: string): string | undefined {
  const value = parseComponentValue(tokenize({ css }));
  const parsed = value && color(value);
  if (!parsed) return undefined;
  if (parsed.alpha !== 1) return undefined;
  const channels = serializeRGB(parsed).toString().match(/\d+/g) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
