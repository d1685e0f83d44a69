/** Colour calculations for build and tests; colours are `#rrggbb`. */
const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const toHex = (rgb: readonly number[]) =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

const linear = (channel: number) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** WCAG 2 relative luminance, 0 to 1. */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Mixes a `share` (0 to 1) of a colour into another, like `color-mix(in srgb)`. */
export function mix(hex: string, share: number, into: string): string {
  const base = channels(into);
  return toHex(channels(hex).map((channel, index) => channel * share + (base[index] ?? 0) * (1 - share)));
}

/** Converts a colour like `filter: grayscale(1)`. */
export function grey(hex: string): string {
  const [red, green, blue] = channels(hex);
  const level = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return toHex([level, level, level]);
}
