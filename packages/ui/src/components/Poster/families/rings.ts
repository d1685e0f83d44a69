import { circle, type Family, fill, line, repeat } from '../drawing.js';

const count = 9;

/** Two targets that overlap off centre: one in surfaces, one in lines. */
export const rings: Family = ({ width, height, random }) => {
  const x = width * (0.15 + random() * 0.7);
  const y = height * (0.25 + random() * 0.5);
  const gap = (Math.max(width, height) / count) * 0.62;
  const target = repeat(count, (index) => circle(x, y, gap * (count - index)));
  const echo = repeat(7, (index) => circle(width - x, height * 1.1 - y, gap * 0.5 * (index + 1)));
  return [{ ...fill('a', target), evenOdd: true }, line('b', gap * 0.2, echo), fill('c', circle(x, y, gap))];
};
