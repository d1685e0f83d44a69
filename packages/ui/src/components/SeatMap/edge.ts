import type { Box } from './box.js';
import type { Layout } from './layout.js';
import { isWithin, type Pen, type Picture, setNameType, spotsOfName, touches } from './pen.js';

export interface EdgeName {
  name: string;
  /** Centre of the row's first visible seat. */
  y: number;
}

/** Maximum distance of a row's first visible seat from the edge, in seat widths. */
const reach = 1.2;

/** Visible rows whose ends are not visible, from front to back. */
export function edgeNames(layout: Layout, shown: Box): EdgeName[] {
  const { sections, x, y } = layout;
  return sections
    .filter(({ box }) => touches(box, shown))
    .flatMap(({ rows }) => rows)
    .flatMap((row) => {
      if (spotsOfName(layout, row).some((spot) => isWithin(shown, spot))) return [];
      let leftmost = { x: shown.left + reach, y: 0 };
      for (let seat = row.first; seat < row.first + row.seats; seat += 1) {
        const spot = { x: x[seat] ?? 0, y: y[seat] ?? 0 };
        if (spot.x < leftmost.x && isWithin(shown, spot)) leftmost = spot;
      }
      return leftmost.x < shown.left + reach ? [{ name: row.name, y: leftmost.y }] : [];
    });
}

/** Draws row names on a strip at the edge. */
export function drawEdge(pen: Pen, { layout }: Picture) {
  const { context, at, scale, ratio, inks, shown } = pen;
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  const names = edgeNames(layout, shown);
  if (names.length === 0) return;
  const places = names.map(({ y }) => at(0, y).y);
  const [top, bottom] = [Math.min(...places) - scale / 2, Math.max(...places) + scale / 2];
  context.fillStyle = inks.ground;
  context.fillRect(0, top, width, bottom - top);
  context.fillStyle = inks.line;
  context.fillRect(width - ratio, top, ratio, bottom - top);
  context.fillStyle = inks.text;
  setNameType(pen);
  names.forEach(({ name }, index) => {
    context.fillText(name, width / 2, places[index] ?? 0);
  });
}
