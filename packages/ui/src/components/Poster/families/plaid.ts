import { type Family, type Ink, type PathShape, rectangle } from '../drawing.js';

/** As shares of the sheet. */
type Stripe = readonly [start: number, size: number];

const warpA: Stripe[] = [
  [0.06, 0.14],
  [0.24, 0.02],
  [0.54, 0.14],
  [0.72, 0.02],
];
const weftA: Stripe[] = [
  [0.07, 0.1],
  [0.2, 0.014],
  [0.42, 0.1],
  [0.55, 0.014],
  [0.77, 0.1],
  [0.9, 0.014],
];
const warpB: Stripe[] = [
  [0.34, 0.07],
  [0.45, 0.02],
  [0.82, 0.07],
  [0.93, 0.02],
];
const weftB: Stripe[] = [
  [0.265, 0.05],
  [0.345, 0.014],
  [0.615, 0.05],
  [0.695, 0.014],
];

/** The red, white and blue bag: two woven inks. */
export const plaid: Family = ({ width, height, random, dark }) => {
  const shift = random() * 0.08;
  const warp = (ink: Ink, stripes: Stripe[]) =>
    woven(
      ink,
      stripes.map(([start, size]) => rectangle((start + shift) * width, 0, size * width, height)),
    );
  const weft = (ink: Ink, stripes: Stripe[]) =>
    woven(
      ink,
      stripes.map(([start, size]) => rectangle(0, start * height, width, size * height)),
    );
  const woven = (ink: Ink, stripes: string[]): PathShape => ({
    kind: 'path',
    ink,
    d: stripes.join(''),
    overprint: !dark,
  });
  return [warp('a', warpA), weft('a', weftA), warp('b', warpB), weft('b', weftB)];
};
