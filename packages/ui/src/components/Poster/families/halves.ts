import { circle, type Family, type Ink, line, type PathShape, path, range } from '../drawing.js';

const inks: Ink[] = ['a', 'c', 'b', 'a', 'b', 'c'];

/** A half disc at (x, y), flat side down, rotated by quarter turns. */
function halfDisc(x: number, y: number, radius: number, quarter: number): string {
  const [cos, sin] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][quarter] as [number, number];
  const turn = (dx: number, dy: number) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos] as const;
  const [fromX, fromY] = turn(-radius, radius / 2);
  const [toX, toY] = turn(radius, radius / 2);
  return path`M${fromX} ${fromY}A${radius} ${radius} 0 0 1 ${toX} ${toY}z`;
}

/** Half discs and discs in two columns over a large circle. */
export const halves: Family = ({ width, height, random, dark }) => {
  const rows = Math.max(2, Math.round((height / width) * 2));
  const columnWidth = width / 2;
  const rowHeight = height / rows;
  const radius = Math.min(columnWidth, rowHeight) / 2;
  const bigCircle = circle(width * (random() < 0.5 ? 0.25 : 0.75), height * 0.5, width * 0.4);
  const shapes: PathShape[] = [
    dark ? line('b', 5, bigCircle) : { kind: 'path', ink: 'b', d: bigCircle, overprint: true },
  ];
  let turn = Math.floor(random() * inks.length);
  for (const row of range(rows)) {
    for (const column of range(2)) {
      const x = columnWidth * (column + 0.5);
      const y = rowHeight * (row + 0.5);
      const kind = Math.floor(random() * 5);
      turn += 1;
      const d = kind < 4 ? halfDisc(x, y, radius, kind) : circle(x, y, radius * 0.62);
      shapes.push({ kind: 'path', ink: inks[turn % inks.length] ?? 'a', d });
    }
  }
  return shapes;
};
