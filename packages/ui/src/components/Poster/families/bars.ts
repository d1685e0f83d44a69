import { type Family, fill, range, rectangle } from '../drawing.js';

const count = 11;

/** An equaliser: columns rising from the ground, others hanging from the top, a square riding on each. */
export const bars: Family = ({ width, height, random }) => {
  const gap = width / count;
  const bar = gap * 0.72;
  const phase = random() * 6;
  const columns = range(count).map((index) => ({
    x: index * gap + gap * 0.14,
    rise: (Math.abs(Math.sin(index * 0.55 + phase)) * 0.7 + random() * 0.3) * 0.86 * height,
    hang: (Math.abs(Math.cos(index * 0.5 + phase)) * 0.6 + random() * 0.2) * 0.62 * height,
  }));
  const draw = (of: (column: (typeof columns)[number]) => string) => columns.map(of).join('');
  return [
    fill(
      'b',
      draw(({ x, hang }) => rectangle(x, 0, bar, hang)),
    ),
    fill(
      'a',
      draw(({ x, rise }) => rectangle(x, height - rise, bar, rise)),
    ),
    fill(
      'c',
      draw(({ x, rise }) => rectangle(x, height - rise - gap * 1.05, bar, bar)),
    ),
  ];
};
