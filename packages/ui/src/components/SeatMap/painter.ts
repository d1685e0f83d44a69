import type { Point } from './box.js';
import type { Inks } from './inks.js';
import { look } from './looks.js';
import { createOverview } from './overview.js';
import {
  drawCodes,
  drawFrames,
  drawNames,
  drawSections,
  drawStage,
  isWithin,
  type Pen,
  type Picture,
  type Style,
} from './pen.js';
import { type DrawSprite, spritesOf } from './sprites.js';
import type { Frame, View } from './view.js';

/** Side of a seat's square, as a share of the pitch. */
export const side = 0.86;

/** Minimum square in device pixels for individual seats. */
const spritesFrom = 10;

/** Whether seats are drawn individually. @param ratio device pixels per CSS pixel */
export const isNear = (scale: number, ratio: number): boolean => scale * side * ratio >= spritesFrom;

/** Seats that were just sold. */
export interface Fade {
  /** The look before, by seat. */
  looks: ReadonlyMap<number, number>;
  /** Of the look before, from 1 to 0. */
  alpha: number;
}

function drawSeats(
  { context, at, shown }: Pen,
  { layout, looks, selected, grid }: Picture,
  drawSprite: DrawSprite,
  fade: Fade | null,
) {
  const { x: xs, y: ys } = layout;
  grid.each(shown, (seat) => {
    const place = { x: xs[seat] ?? 0, y: ys[seat] ?? 0 };
    if (!isWithin(shown, place)) return;
    const { x, y } = at(place.x, place.y);
    drawSprite(context, selected.has(seat) ? look.selected : (looks[seat] ?? look.sold), x, y);
    const before = fade?.looks.get(seat);
    if (!fade || before === undefined) return;
    context.globalAlpha = fade.alpha;
    drawSprite(context, before, x, y);
    context.globalAlpha = 1;
  });
}

/** Draws chosen seats as dots that are visible in a whole stadium. */
function drawChosen({ context, at, scale, ratio, inks }: Pen, { layout, selected }: Picture) {
  context.fillStyle = inks.selected;
  const dot = Math.max(6 * ratio, scale);
  for (const seat of selected) {
    const spot = layout.spot(seat);
    const { x, y } = at(spot.x, spot.y);
    context.fillRect(x - dot / 2, y - dot / 2, dot, dot);
  }
}

/** The current drawing: state, style, and pixel of the house's centre. */
interface Drawing extends Point, Style {
  picture: Picture;
  scale: number;
  /** During zooming, a bitmap replaces seats and sections. */
  isZooming: boolean;
  fade: Fade | null;
}

/** The strips that are empty after moving pixels. */
const emptied = ({ width, height }: Frame, dx: number, dy: number): DOMRect[] =>
  [
    new DOMRect(dx > 0 ? 0 : width + dx, 0, Math.abs(dx), height),
    new DOMRect(0, dy > 0 ? 0 : height + dy, width, Math.abs(dy)),
  ].filter((strip) => strip.width > 0 && strip.height > 0);

/**
 * Draws sections, then in idle callbacks a bitmap of all seats, and from 10 device pixels individual seats. Panning
 * moves pixels, zooming scales bitmaps.
 */
export function createPainter(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d', { alpha: false });
  const copy = document.createElement('canvas').getContext('2d', { alpha: false });
  const overview = createOverview();
  let sprites: { size: number; inks: Inks; draw: DrawSprite } | undefined;
  let last: Drawing | undefined;

  const spritesFor = (size: number, { ratio, inks, font }: Pen): DrawSprite => {
    if (sprites?.size !== size || sprites.inks !== inks) {
      sprites = { size, inks, draw: spritesOf(size, ratio, inks, font) };
    }
    return sprites.draw;
  };

  function drawPart(context: CanvasRenderingContext2D, drawing: Drawing, part: DOMRect) {
    const { picture, x: left, y: top, isZooming, fade, ...style } = drawing;
    const { scale, ratio, inks } = style;
    const pen: Pen = {
      ...style,
      context,
      at: (x, y) => ({ x: left + x * scale, y: top + y * scale }),
      shown: {
        left: (part.left - left) / scale - 1,
        top: (part.top - top) / scale - 1,
        right: (part.right - left) / scale + 1,
        bottom: (part.bottom - top) / scale + 1,
      },
    };
    context.save();
    context.beginPath();
    context.rect(part.x, part.y, part.width, part.height);
    context.clip();
    context.fillStyle = inks.ground;
    context.fillRect(part.x, part.y, part.width, part.height);
    drawStage(pen, picture);
    const near = isNear(scale / ratio, ratio);
    const isBrief = isZooming && overview.isDone();
    // Without smoothing at half the cost, and large dots stay square.
    context.imageSmoothingEnabled = !isBrief;
    if (near && isBrief) {
      overview.draw(pen, picture, 'seats');
      drawChosen(pen, picture);
    } else if (near) {
      drawSeats(pen, picture, spritesFor(Math.round(scale * side), pen), fade);
      drawNames(pen, picture);
    } else {
      if (!isBrief) drawSections(pen, picture);
      overview.draw(pen, picture, isBrief ? 'house' : 'seats');
      drawCodes(pen, picture);
      drawChosen(pen, picture);
    }
    drawFrames(pen, picture);
    context.restore();
  }

  return {
    /** Draws the bitmap of all seats, then calls back. */
    buildOverview: (picture: Picture, style: Style, onDone: () => void) =>
      overview.build(picture, style, () => {
        last = undefined;
        onDone();
      }),
    forgetOverview: overview.forget,
    /** Setting the size has cleared the canvas. */
    forgetDrawing() {
      last = undefined;
    },
    draw(picture: Picture, view: View, style: Style, isZooming: boolean, fade: Fade | null) {
      if (!context || !copy) return;
      const { width, height } = canvas;
      const scale = view.scale * style.ratio;
      // Whole pixels, so that pixels can be moved.
      const middle = { x: Math.round(width / 2 - view.x * scale), y: Math.round(height / 2 - view.y * scale) };
      const drawing = { ...style, ...middle, picture, scale, isZooming, fade };
      const canMove =
        last?.picture === picture &&
        last.scale === scale &&
        last.isZooming === isZooming &&
        last.fade === fade &&
        last.inks === style.inks &&
        last.font === style.font;
      const [dx, dy] = last && canMove ? [middle.x - last.x, middle.y - last.y] : [width, height];
      last = drawing;
      if (Math.abs(dx) >= width || Math.abs(dy) >= height) {
        drawPart(context, drawing, new DOMRect(0, 0, width, height));
        return;
      }
      if (dx === 0 && dy === 0) return;
      // Copies via another canvas, because drawing onto itself takes three times as long.
      if (copy.canvas.width !== width || copy.canvas.height !== height) Object.assign(copy.canvas, { width, height });
      copy.drawImage(canvas, 0, 0);
      context.drawImage(copy.canvas, dx, dy);
      for (const strip of emptied({ width, height }, dx, dy)) drawPart(context, drawing, strip);
    },
  };
}
