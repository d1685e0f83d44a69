import type { Box } from './box.js';
import type { Inks } from './inks.js';
import type { Layout } from './layout.js';
import { type Picture, type Point, trace } from './pen.js';
import type { Frame } from './view.js';

/** The space around the house on the small map, on both sides together, as a share of its size. */
const inset = 0.1;

const scaleOn = ({ box }: Layout, { width, height }: Frame) =>
  (1 - inset) * Math.min(width / (box.right - box.left), height / (box.bottom - box.top));

/** Draws the whole house small, and a frame around the part that the map shows. */
export function drawSmall(canvas: HTMLCanvasElement, { layout, open }: Picture, shown: Box, inks: Inks, ratio: number) {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return;
  const { left, top, right, bottom } = layout.box;
  const scale = scaleOn(layout, canvas);
  const at = (x: number, y: number) => ({
    x: canvas.width / 2 + (x - (left + right) / 2) * scale,
    y: canvas.height / 2 + (y - (top + bottom) / 2) * scale,
  });
  context.fillStyle = inks.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const rectangle = (box: Box) => {
    const [from, to] = [at(box.left, box.top), at(box.right, box.bottom)];
    return [from.x, from.y, to.x - from.x, to.y - from.y] as const;
  };
  context.fillStyle = inks.strong;
  context.fillRect(...rectangle(layout.stage));
  context.lineWidth = ratio;
  layout.sections.forEach((section, index) => {
    trace(context, section, at);
    context.strokeStyle = inks.line;
    context.stroke();
    context.fillStyle = inks.cross;
    if (open[index]) context.fill();
  });
  context.strokeStyle = inks.ring;
  context.lineWidth = 2 * ratio;
  context.strokeRect(...rectangle(shown));
}

/** The point of the house at a point of the small map, in shares of its size from the left and upper edge. */
export function pointOnSmall(layout: Layout, frame: Frame, x: number, y: number): Point {
  const { box } = layout;
  const scale = scaleOn(layout, frame);
  return {
    x: (box.left + box.right) / 2 + ((x - 0.5) * frame.width) / scale,
    y: (box.top + box.bottom) / 2 + ((y - 0.5) * frame.height) / scale,
  };
}
