import type { Box, Point } from './box.js';
import type { Inks } from './inks.js';
import type { Layout } from './layout.js';
import { type Pen, type Picture, trace } from './pen.js';
import type { Frame } from './view.js';

/** Total margin of the small map, as a share of its size. */
const inset = 0.1;

const scaleOn = ({ box }: Layout, { width, height }: Frame) =>
  (1 - inset) * Math.min(width / (box.right - box.left), height / (box.bottom - box.top));

/** Draws the whole house. */
function drawHouse(context: CanvasRenderingContext2D, { layout, open }: Picture, inks: Inks, at: Pen['at']) {
  context.fillStyle = inks.ground;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.fillStyle = inks.strong;
  context.fillRect(...rectangle(layout.stage, at));
  layout.sections.forEach((section, index) => {
    trace(context, section, at);
    context.strokeStyle = inks.line;
    context.stroke();
    context.fillStyle = inks.cross;
    if (open[index]) context.fill();
  });
}

function rectangle(box: Box, at: Pen['at']) {
  const [from, to] = [at(box.left, box.top), at(box.right, box.bottom)];
  return [from.x, from.y, to.x - from.x, to.y - from.y] as const;
}

/** Draws the small map: the house once, the frame of the visible part each time. */
export function createSmall(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d', { alpha: false });
  const house = document.createElement('canvas');
  const houseContext = house.getContext('2d', { alpha: false });
  let drawn: { picture: Picture; inks: Inks } | undefined;
  return {
    draw(picture: Picture, shown: Box | null, inks: Inks, ratio: number) {
      if (!context || !houseContext) return;
      const { width, height } = canvas;
      const { left, top, right, bottom } = picture.layout.box;
      const scale = scaleOn(picture.layout, canvas);
      const at = (x: number, y: number) => ({
        x: width / 2 + (x - (left + right) / 2) * scale,
        y: height / 2 + (y - (top + bottom) / 2) * scale,
      });
      if (drawn?.picture !== picture || drawn.inks !== inks || house.width !== width || house.height !== height) {
        Object.assign(house, { width, height });
        houseContext.lineWidth = ratio;
        drawHouse(houseContext, picture, inks, at);
        drawn = { picture, inks };
      }
      context.drawImage(house, 0, 0);
      if (!shown) return;
      context.strokeStyle = inks.ring;
      context.lineWidth = 2 * ratio;
      context.strokeRect(...rectangle(shown, at));
    },
  };
}

/** Converts a point of the small map, in shares of its size, to the house. */
export function pointOnSmall(layout: Layout, frame: Frame, x: number, y: number): Point {
  const { box } = layout;
  const scale = scaleOn(layout, frame);
  return {
    x: (box.left + box.right) / 2 + ((x - 0.5) * frame.width) / scale,
    y: (box.top + box.bottom) / 2 + ((y - 0.5) * frame.height) / scale,
  };
}
