/** A colour of the source, `#rrggbb`, as the browser reports it. */
export const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** A colour of the page as `rgb()`, which the browser keeps as parts of 1 where it has mixed it. */
export const seen = (colour: string) => {
  const parts = /^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour);
  return parts
    ? `rgb(${parts
        .slice(1)
        .map((part) => Math.round(Number(part) * 255))
        .join(', ')})`
    : colour;
};
