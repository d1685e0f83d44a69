/** Converts `#rrggbb` to the browser's format. */
export const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Converts a computed colour to `rgb()`. Browsers keep mixed colours as fractions. */
export const seen = (colour: string) => {
  const parts = /^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour);
  return parts
    ? `rgb(${parts
        .slice(1)
        .map((part) => Math.round(Number(part) * 255))
        .join(', ')})`
    : colour;
};
