import { randomInt } from 'node:crypto';
import svgCaptcha from 'svg-captcha';

/** Letters that look like no other letter and like no digit. */
const letters = 'ACEFHJKMNPRTWXY';
const letterCount = 5;
const size = { width: 200, height: 60 };

type Point = readonly [x: number, y: number];
/** A line or a quadratic curve to the last point. */
type Piece = readonly Point[];

const shuffled = <T>(items: readonly T[]): T[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(left.length), 1));
};

/**
 * Draws a code. The drawing has only paths: a text in it would give the answer away. svg-captcha draws each letter with
 * the same commands every time, by which a program would know it, so the outlines are cut into random pieces and mixed.
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

/** The same outline, with every line and curve cut at random. */
function recut(outline: string): string {
  const [start, ...pieces] = [...outline.matchAll(/[MLQ]([^MLQZ]+)/g)].map(([, numbers = '']) => pointsIn(numbers));
  let at = start?.[0] ?? [0, 0];
  const cut = pieces.flatMap((piece) => {
    const parts = cutAtRandom([at, ...piece]);
    at = piece.at(-1) ?? at;
    return parts;
  });
  return `${command('M', start ?? [])}${cut.map((piece) => command(piece.length === 1 ? 'L' : 'Q', piece)).join('')}Z`;
}

/** Numbers of a path: `1.5 2` and `1.5-2` are both two numbers. */
function pointsIn(numbers: string): Point[] {
  const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
  return Array.from({ length: values.length / 2 }, (_, index) => [values[2 * index] ?? 0, values[2 * index + 1] ?? 0]);
}

const command = (letter: string, points: Piece) =>
  `${letter}${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join(' ')}`;

const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

/**
 * Cuts a piece once, twice or not at all (de Casteljau's algorithm).
 * @param points the beginning and the points of the command. @returns the points of each new command.
 */
function cutAtRandom(points: Piece, mostCuts = 2): Piece[] {
  const [from, middle, to] = points;
  if (from === undefined || middle === undefined || mostCuts === 0 || randomInt(2) === 0) return [points.slice(1)];
  const share = randomInt(25, 76) / 100;
  const first = between(from, middle, share);
  if (to === undefined) return [[first], ...cutAtRandom([first, middle], mostCuts - 1)];
  const second = between(middle, to, share);
  const meeting = between(first, second, share);
  return [[first, meeting], ...cutAtRandom([meeting, second, to], mostCuts - 1)];
}
