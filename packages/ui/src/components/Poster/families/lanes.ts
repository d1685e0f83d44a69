import { circle, type Family, fill, type Ink, line, path } from '../drawing.js';

const inks: Ink[] = ['a', 'b', 'a', 'b', 'a', 'b', 'c'];

/** Seven lanes of a track in a bend around a disc. */
export const lanes: Family = ({ width, height, random }) => {
  const flip = random() < 0.5;
  const gap = width * 0.068;
  const across = (x: number) => (flip ? width - x : x);
  const sign = flip ? -1 : 1;
  const tracks = inks.map((ink, index) => {
    const offset = gap * 1.02 * index + gap * 0.5;
    const radius = width * 0.62 - offset;
    const bend = path`a${radius} ${radius} 0 0 ${flip ? 0 : 1} ${sign * radius} ${radius}`;
    const d = path`M${across(-10)} ${height * 0.08 + offset}H${across(width * 0.34)}`;
    return line(ink, gap * 0.8, `${d}${bend}${path`V${height + 10}`}`);
  });
  return [...tracks, fill('c', circle(across(width * 0.22), height * 0.78, width * 0.13))];
};
