import { circle, type Family, fill, line, path } from '../drawing.js';

const posts = [0.06, 0.25, 0.44, 0.63, 0.82, 0.97];
const rails = [0.06, 0.2, 0.34, 0.48, 0.62, 0.76, 0.9];

/** Bamboo scaffolding before a disc: posts and rails never quite straight, braces, knots. */
export const scaffold: Family = ({ width, height, random }) => {
  const sway = () => (random() - 0.5) * 16;
  const xs = posts.map((share) => share * width);
  const ys = rails.map((share) => share * height);
  const y = (index: number) => ys[index % ys.length] ?? 0;
  const disc = circle(width * (0.35 + random() * 0.3), height * 0.4, width * 0.36);
  const poles =
    xs.map((x) => path`M${x + sway()} -10L${x + sway()} ${height + 10}`).join('') +
    ys.map((at) => path`M-10 ${at + sway()}L${width + 10} ${at + sway()}`).join('');
  const braces = xs
    .slice(0, -1)
    .map((x, index) => {
      const next = xs[index + 1] ?? width;
      return path`M${x} ${y(index + 2)}L${next} ${y(index % 3)}M${x} ${y(4)}L${next} ${y(6)}`;
    })
    .join('');
  const knots = xs
    .flatMap((x) => ys.map((at) => (random() < 0.7 ? path`M${x - 7} ${at - 7}l14 14m0-14l-14 14` : '')))
    .join('');
  return [fill('c', disc), line('b', 7, braces), line('a', 11, poles), line('field', 4, knots)];
};
