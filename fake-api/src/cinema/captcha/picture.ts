import { randomInt } from 'node:crypto';
import svgCaptcha from 'svg-captcha';

/** Letters that resemble no other letter or digit. */
const letters = 'ACEFHJKMNPRTWXY';
const letterCount = 5;
const size = { width: 200, height: 60 };

type Point = readonly [x: number, y: number];

const shuffled = <T>(items: readonly T[]): T[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(left.length), 1));
};

/**
 * Draws a code as paths, because text would reveal it. Outlines are cut at random, because svg-captcha's commands
 * identify letters.
 */
export function drawCode(): { code: string; image: string } {
  const { text, data } = svgCaptcha.create({ size: letterCount, charPreset: letters, noise: 2, ...size });
  const paths = data.match(/<path [^>]*>/g) ?? [];
  const outlines = paths.flatMap((path) => /^<path fill="#\w+" d="([^"]+)"/.exec(path)?.[1]?.match(/M[^M]+/g) ?? []);
  const lines = paths.filter((path) => path.includes('fill="none"'));
  const drawing = `<path fill="#222" d="${shuffled(outlines).map(recut).join('')}"/>`;
  const { width, height } = size;
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0,0,${width},${height}">${shuffled([drawing, ...lines]).join('')}</svg>`;
  return { code: text, image };
}

/**
 * Replaces an outline by lines between random points. Point density varies, so the number does not identify the letter.
 */
function recut(outline: string): string {
  const [start, ...pieces] = [...outline.matchAll(/[MLQ]([^MLQZ]+)/g)].map(([, numbers = '']) => pointsIn(numbers));
  let from = start?.[0] ?? [0, 0];
  const density = randomInt(1, 5);
  const points = pieces.flatMap((piece) => {
    const [middle = from, to = middle] = piece;
    const shares = Array.from({ length: randomInt(density + 1) }, () => randomInt(1, 100) / 100).sort(
      (one, other) => one - other,
    );
    const own = [...shares, 1].map((share) =>
      piece.length === 1
        ? between(from, to, share)
        : between(between(from, middle, share), between(middle, to, share), share),
    );
    from = to;
    return own;
  });
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** Numbers of a path. Both `1.5 2` and `1.5-2` are two numbers. */
function pointsIn(numbers: string): Point[] {
  const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
  return Array.from({ length: values.length / 2 }, (_, index) => [values[2 * index] ?? 0, values[2 * index + 1] ?? 0]);
}

const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];
