type Point = readonly [x: number, y: number];

/** One line of a path: its points, and whether it ends where it began. */
export interface Outline {
  points: Point[];
  closed: boolean;
}

/** Corners of a circle: so many that nobody sees them at the size of a picture for sharing. */
const cornersOf = (radius: number): number => Math.min(200, Math.max(8, Math.ceil(radius * 2)));

/** The numbers that a command takes. */
const lengths: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, A: 7, Z: 0 };

/**
 * Path data of SVG as straight lines: moves, lines and arcs of circles, absolute and relative, which is all that
 * posters are drawn with.
 * @throws Error for another command.
 */
export function outlinesOf(d: string): Outline[] {
  const outlines: Outline[] = [];
  let x = 0;
  let y = 0;
  let current: Outline | undefined;
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase();
    const length = lengths[command];
    if (length === undefined) throw new Error(`A poster has the path command "${letter}", which nobody draws here.`);
    if (command === 'Z') {
      const [start] = current?.points ?? [];
      if (current && start) {
        current.closed = true;
        [x, y] = start;
      }
      continue;
    }
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let at = 0; at + length <= numbers.length; at += length) {
      const given = numbers.slice(at, at + length);
      const relative = letter !== command;
      const baseX = relative ? x : 0;
      const baseY = relative ? y : 0;
      const from: Point = [x, y];
      if (command === 'H') x = baseX + (given[0] ?? 0);
      else if (command === 'V') y = baseY + (given[0] ?? 0);
      else {
        x = baseX + (given.at(-2) ?? 0);
        y = baseY + (given.at(-1) ?? 0);
      }
      if (command === 'M' && at === 0) {
        current = { points: [[x, y]], closed: false };
        outlines.push(current);
        continue;
      }
      if (!current || current.closed) {
        current = { points: [from], closed: false };
        outlines.push(current);
      }
      if (command === 'A') current.points.push(...arc(from, [x, y], given));
      else current.points.push([x, y]);
    }
  }
  return outlines;
}

/** The points of an arc of a circle after its first one. An ellipse counts as the circle of its first radius. */
function arc([fromX, fromY]: Point, [toX, toY]: Point, [given = 0, , , large, sweep]: number[]): Point[] {
  const distance = Math.hypot(toX - fromX, toY - fromY);
  if (distance === 0) return [];
  const radius = Math.max(given, distance / 2);
  const height = Math.sqrt(Math.max(0, radius ** 2 - (distance / 2) ** 2)) * (large === sweep ? -1 : 1);
  const centreX = (fromX + toX) / 2 - (height * (toY - fromY)) / distance;
  const centreY = (fromY + toY) / 2 + (height * (toX - fromX)) / distance;
  const start = Math.atan2(fromY - centreY, fromX - centreX);
  const end = Math.atan2(toY - centreY, toX - centreX);
  const turn = 2 * Math.PI;
  const angle = sweep ? (end - start + turn) % turn : -((start - end + turn) % turn);
  const pieces = Math.max(2, Math.ceil((Math.abs(angle) / turn) * cornersOf(radius)));
  return Array.from({ length: pieces }, (_, index) => {
    const at = start + (angle * (index + 1)) / pieces;
    return [centreX + radius * Math.cos(at), centreY + radius * Math.sin(at)] as const;
  });
}

function disc([x, y]: Point, radius: number): Point[] {
  const corners = cornersOf(radius);
  return Array.from({ length: corners }, (_, index) => {
    const at = (2 * Math.PI * index) / corners;
    return [x + radius * Math.cos(at), y + radius * Math.sin(at)] as const;
  });
}

/** A line of some width as surfaces: a rectangle for each piece, and a disc where two pieces meet and at round ends. */
export function widened({ points, closed }: Outline, width: number, round: boolean): Point[][] {
  const half = width / 2;
  const ends = closed ? [...points, ...points.slice(0, 1)] : points;
  const pieces = ends.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = ends[index] ?? [x, y];
    const length = Math.hypot(x - fromX, y - fromY);
    if (length === 0) return [];
    const acrossX = (-(y - fromY) / length) * half;
    const acrossY = ((x - fromX) / length) * half;
    return [
      [
        [fromX + acrossX, fromY + acrossY],
        [fromX - acrossX, fromY - acrossY],
        [x - acrossX, y - acrossY],
        [x + acrossX, y + acrossY],
      ] as Point[],
    ];
  });
  const joints = round ? ends : ends.slice(closed ? 0 : 1, closed ? undefined : -1);
  return [...pieces, ...joints.map((point) => disc(point, half))].map(clockwise);
}

/** All surfaces of a line turn the same way, so that none cuts a hole into another. */
function clockwise(points: Point[]): Point[] {
  const area = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area < 0 ? points.toReversed() : points;
}
