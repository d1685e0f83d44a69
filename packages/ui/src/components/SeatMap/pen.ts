import { type Box, margin, type Point } from './box.js';
import type { SeatGrid } from './grid.js';
import type { Inks } from './inks.js';
import { fitsInto, type LaidRow, type LaidSection, type Layout } from './layout.js';

/** The state that the map shows. */
export interface Picture {
  layout: Layout;
  grid: SeatGrid;
  /** Look by seat. */
  looks: Uint8Array;
  /** By section, whether a seat is free. */
  open: readonly boolean[];
  /** Chosen and framed seats. */
  selected: ReadonlySet<number>;
  framed: readonly number[];
  /** Text on the stage. */
  stage: string;
}

/** A canvas with a view, in device pixels. */
export interface Pen {
  context: CanvasRenderingContext2D;
  /** Converts a point of the house to the canvas. */
  at: (x: number, y: number) => Point;
  /** Device pixels per seat width, and per CSS pixel. */
  scale: number;
  ratio: number;
  /** Visible part of the house. */
  shown: Box;
  inks: Inks;
  font: string;
}

export type Style = Pick<Pen, 'ratio' | 'inks' | 'font'>;

/** Minimum pitch in CSS pixels for row names. */
export const namesFrom = 16;

/** Font size of section codes, and distance of hatch lines, in CSS pixels. */
const codeSize = 13;
const hatch = 7;

export const touches = (one: Box, other: Box): boolean =>
  one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top;

export const isWithin = ({ left, top, right, bottom }: Box, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Sets a section's outline as the current path. */
export function trace(context: CanvasRenderingContext2D, { outline }: LaidSection, at: Pen['at']) {
  context.beginPath();
  for (let index = 0; index < outline.length; index += 2) {
    const { x, y } = at(outline[index] ?? 0, outline[index + 1] ?? 0);
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
}

/** Sets font and alignment for centred text. @param size device pixels */
function setType({ context, font }: Pen, size: number) {
  context.font = `750 ${size}px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
}

/** Outlines of visible sections. Sold-out ones are hatched, so that colour is not the only sign. */
export function drawSections(pen: Pen, { layout, open }: Picture) {
  const { context, at, scale, ratio, inks } = pen;
  context.lineJoin = 'round';
  context.setLineDash([]);
  layout.sections.forEach((section, index) => {
    if (section.seats === 0 || !touches(section.box, pen.shown)) return;
    trace(context, section, at);
    context.strokeStyle = inks.line;
    context.lineWidth = 2 * margin * scale + 2 * ratio;
    context.stroke();
    context.fillStyle = inks.ground;
    context.strokeStyle = inks.ground;
    context.lineWidth = 2 * margin * scale;
    context.stroke();
    context.fill();
    if (!open[index]) drawHatch(pen, section);
  });
}

function drawHatch({ context, at, ratio, inks }: Pen, section: LaidSection) {
  const from = at(section.box.left, section.box.top);
  const to = at(section.box.right, section.box.bottom);
  const height = to.y - from.y;
  context.save();
  trace(context, section, at);
  context.clip();
  context.strokeStyle = inks.cross;
  context.lineWidth = ratio;
  context.beginPath();
  for (let x = from.x - height; x < to.x; x += hatch * ratio) {
    context.moveTo(x, to.y);
    context.lineTo(x + height, from.y);
  }
  context.stroke();
  context.restore();
}

/** Codes of sections that fit, each on a plate. */
export function drawCodes(pen: Pen, { layout, open }: Picture) {
  const { context, at, scale, ratio, inks } = pen;
  const size = codeSize * ratio;
  setType(pen, size);
  layout.sections.forEach((section, index) => {
    const { code, x, y } = section;
    if (section.seats === 0 || !touches(section.box, pen.shown)) return;
    const width = context.measureText(code).width + 6 * ratio;
    if (!fitsInto(section, (width - 4 * ratio) / scale, size / scale)) return;
    const middle = at(x, y);
    context.fillStyle = inks.ground;
    context.fillRect(middle.x - width / 2, middle.y - size * 0.65, width, size * 1.3);
    context.fillStyle = open[index] ? inks.text : inks.muted;
    context.fillText(code, middle.x, middle.y + size * 0.06);
  });
}

export function drawStage(pen: Pen, { layout: { stage }, stage: word }: Picture) {
  const { context, at, ratio, inks } = pen;
  const from = at(stage.left, stage.top);
  const to = at(stage.right, stage.bottom);
  context.fillStyle = inks.strong;
  context.fillRect(from.x, from.y, to.x - from.x, to.y - from.y);
  const size = Math.min(18 * ratio, (to.y - from.y) * 0.6);
  setType(pen, size);
  if (size < 8 * ratio || context.measureText(word).width > to.x - from.x) return;
  context.fillStyle = inks.onStrong;
  context.fillText(word, (from.x + to.x) / 2, (from.y + to.y) / 2);
}

/** Positions of a row's name: one seat beyond both ends. A single seat has none. */
export function spotsOfName({ x, y }: Layout, { first, seats }: LaidRow): Point[] {
  if (seats < 2) return [];
  const last = first + seats - 1;
  const beyond = (end: number, next: number) => {
    const [ex = 0, ey = 0, nx = 0, ny = 0] = [x[end], y[end], x[next], y[next]];
    const away = Math.hypot(ex - nx, ey - ny) || 1;
    return { x: ex + (ex - nx) / away, y: ey + (ey - ny) / away };
  };
  return [beyond(first, first + 1), beyond(last, last - 1)];
}

export const setNameType = (pen: Pen) => setType(pen, Math.min(14 * pen.ratio, pen.scale * 0.5));

/** Names of rows with a visible end. */
export function drawNames(pen: Pen, { layout }: Picture) {
  const { context, at, scale, ratio, inks, shown } = pen;
  if (scale / ratio < namesFrom) return;
  context.fillStyle = inks.text;
  setNameType(pen);
  for (const section of layout.sections) {
    if (!touches(section.box, shown)) continue;
    for (const row of section.rows) {
      for (const spot of spotsOfName(layout, row)) {
        if (!isWithin(shown, spot)) continue;
        const { x, y } = at(spot.x, spot.y);
        context.fillText(row.name, x, y);
      }
    }
  }
}

/** A frame around offered seats. */
export function drawFrames({ context, at, scale, ratio, inks }: Pen, { layout, framed }: Picture) {
  context.strokeStyle = inks.ring;
  context.lineWidth = Math.max(2 * ratio, scale * 0.1);
  const half = Math.max(4 * ratio, scale * 0.5);
  for (const seat of framed) {
    const spot = layout.spot(seat);
    const { x, y } = at(spot.x, spot.y);
    context.strokeRect(x - half, y - half, 2 * half, 2 * half);
  }
}
