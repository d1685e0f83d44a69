import type { Inks } from './inks.js';
import { look } from './looks.js';
import { createOverview } from './overview.js';
import { drawCodes, drawFrames, drawNames, drawSections, drawStage, type Pen, type Picture } from './pen.js';
import { type Sprites, spritesOf } from './sprites.js';
import { type Frame, shownBox, toMap, type View } from './view.js';

/** The side of a seat's square, as a share of the distance between seats. */
export const side = 0.86;

/** From this size of a square, in device pixels, each seat has a picture of its own. */
const spritesFrom = 10;

/** Whether seats have pictures of their own at this scale. @param ratio device pixels per CSS pixel */
export const isNear = (scale: number, ratio: number): boolean => scale * side * ratio >= spritesFrom;

function drawSeats({ context, at, shown }: Pen, { layout, looks, selected, grid }: Picture, sheet: Sprites) {
  grid.each(shown, (seat) => {
    const { x, y } = at(layout.x[seat] ?? 0, layout.y[seat] ?? 0);
    sheet.draw(context, selected.has(seat) ? look.selected : (looks[seat] ?? look.sold), x, y);
  });
}

/** Chosen seats as dots that can be found in a whole stadium. */
function drawChosen({ context, at, scale, ratio, inks }: Pen, { layout, selected }: Picture) {
  context.fillStyle = inks.selected;
  const dot = Math.max(6 * ratio, scale);
  for (const seat of selected) {
    const { x, y } = at(layout.x[seat] ?? 0, layout.y[seat] ?? 0);
    context.fillRect(x - dot / 2, y - dot / 2, dot, dot);
  }
}

/**
 * Draws the house: its sections first, then in idle moments a bitmap of all seats over them, and from a size of 10
 * device pixels the seats in view one by one.
 */
export function createPainter(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d', { alpha: false });
  const overview = createOverview();
  let sprites: { size: number; inks: Inks; sheet: Sprites } | undefined;

  const sheetFor = (size: number, { ratio, inks, font }: Pen): Sprites => {
    if (sprites?.size !== size || sprites.inks !== inks) {
      sprites = { size, inks, sheet: spritesOf(size, ratio, inks, font) };
    }
    return sprites.sheet;
  };

  return {
    overview,
    draw(picture: Picture, view: View, frame: Frame, style: Pick<Pen, 'ratio' | 'inks' | 'font'>) {
      if (!context) return;
      const { ratio, inks } = style;
      const device = { width: canvas.width, height: canvas.height };
      const inDevice = { ...view, scale: view.scale * ratio };
      const { left, top, right, bottom } = shownBox(view, frame);
      const pen: Pen = {
        ...style,
        context,
        at: (x, y) => toMap(inDevice, device, x, y),
        scale: inDevice.scale,
        shown: { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 },
      };
      context.fillStyle = inks.ground;
      context.fillRect(0, 0, canvas.width, canvas.height);
      drawStage(pen, picture);
      if (isNear(view.scale, ratio)) {
        drawSeats(pen, picture, sheetFor(Math.round(pen.scale * side), pen));
        drawNames(pen, picture);
      } else {
        drawSections(pen, picture);
        overview.draw(pen, picture);
        drawCodes(pen, picture);
        drawChosen(pen, picture);
      }
      drawFrames(pen, picture);
    },
  };
}
