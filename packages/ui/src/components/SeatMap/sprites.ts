import { checkIcon } from '../../icons/check.js';
import { userIcon } from '../../icons/user.js';
import { wheelchairIcon } from '../../icons/wheelchair.js';
import type { Inks } from './inks.js';
import { look, lookCount } from './looks.js';

/** Draws a look centred at a point, in device pixels. */
export type DrawSprite = (context: CanvasRenderingContext2D, value: number, x: number, y: number) => void;

/** Minimum square for a readable letter, in CSS pixels. Smaller ones have only a pattern. */
const letterFrom = 15;

const icons: Partial<Record<number, string>> = {
  [look.wheelchair]: wheelchairIcon.bold,
  [look.companion]: userIcon.regular,
  [look.selected]: checkIcon.bold,
};
const iconGrid = 256;

/** Cushions by zone, as in `Seat`: solid, diagonals, dots, rules. */
function drawPattern(context: CanvasRenderingContext2D, zone: number, ink: string, box: DOMRect, side: number) {
  const { x, y, width, height } = box;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.fillStyle = ink;
  context.strokeStyle = ink;
  if (zone === look.zone.A) context.fillRect(x, y, width, height);
  if (zone === look.zone.B) {
    const step = Math.max(3, side * 0.19);
    context.lineWidth = step / 2;
    for (let at = x - height; at < x + width + height; at += step) {
      context.beginPath();
      context.moveTo(at, y + height);
      context.lineTo(at + height, y);
      context.stroke();
    }
  }
  if (zone === look.zone.C) {
    const step = Math.max(3, side * 0.14);
    for (let row = y + step / 2; row < y + height; row += step) {
      for (let at = x + step / 2; at < x + width; at += step) {
        context.beginPath();
        context.arc(at, row, step * 0.36, 0, 2 * Math.PI);
        context.fill();
      }
    }
  }
  if (zone === look.zone.D) {
    const step = Math.max(3, side * 0.15);
    for (let row = y; row < y + height; row += step) context.fillRect(x, row, width, step * 0.45);
  }
  context.restore();
}

function drawSeat(
  context: CanvasRenderingContext2D,
  value: number,
  side: number,
  inks: Inks,
  ratio: number,
  font: string,
) {
  const line = Math.max(1, Math.round(side * 0.05));
  const square = (fill: string | null, stroke: string | null, dashed = false) => {
    context.setLineDash(dashed ? [side * 0.16, side * 0.12] : []);
    context.lineWidth = dashed ? line * 1.5 : line;
    if (fill !== null) {
      context.fillStyle = fill;
      context.fillRect(0, 0, side, side);
    }
    if (stroke !== null) {
      context.strokeStyle = stroke;
      context.strokeRect(line / 2, line / 2, side - line, side - line);
    }
    context.setLineDash([]);
  };
  if (value === look.sold) {
    context.strokeStyle = inks.cross;
    context.lineWidth = Math.max(1, side * 0.07);
    context.beginPath();
    for (const [from, to] of [
      [0.28, 0.72],
      [0.72, 0.28],
    ] as const) {
      context.moveTo(side * 0.28, side * from);
      context.lineTo(side * 0.72, side * to);
    }
    context.stroke();
    return;
  }
  if (value === look.faded) {
    context.globalAlpha = 0.6;
    square(null, inks.cross);
    context.globalAlpha = 1;
    return;
  }
  const icon = icons[value];
  if (icon !== undefined) {
    const isSelected = value === look.selected;
    square(isSelected ? inks.selected : inks.ground, isSelected ? inks.selected : inks.line);
    context.save();
    context.fillStyle = isSelected ? inks.onSelected : inks.text;
    context.translate(side * 0.16, side * 0.16);
    context.scale((side * 0.68) / iconGrid, (side * 0.68) / iconGrid);
    context.fill(new Path2D(icon));
    context.restore();
    return;
  }
  const zone = value % look.restricted;
  const dashed = value >= look.restricted;
  const lettered = side / ratio >= letterFrom;
  square(inks.ground, dashed ? inks.text : inks.line, dashed);
  const top = lettered ? side * 0.6 : side * 0.25;
  drawPattern(
    context,
    zone,
    inks.zones[zone] ?? inks.text,
    new DOMRect(2 * line, top, side - 4 * line, side - top - 2 * line),
    side,
  );
  if (!lettered) return;
  context.fillStyle = inks.text;
  context.font = `800 ${Math.round(side * 0.46)}px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText('ABCD'[zone] ?? '', side / 2, side * 0.34);
}

/**
 * Draws every look once, so that a seat costs one copy.
 * @param side of a seat's square, in whole device pixels
 * @param ratio device pixels per CSS pixel
 */
export function spritesOf(side: number, ratio: number, inks: Inks, font: string): DrawSprite {
  const sheet = document.createElement('canvas');
  const cell = side + 2;
  sheet.width = cell * lookCount;
  sheet.height = cell;
  const context = sheet.getContext('2d');
  for (let value = 0; context && value < lookCount; value += 1) {
    context.save();
    context.translate(value * cell + 1, 1);
    drawSeat(context, value, side, inks, ratio, font);
    context.restore();
  }
  return (target, value, x, y) => {
    const half = cell / 2;
    target.drawImage(sheet, value * cell, 0, cell, cell, Math.round(x - half), Math.round(y - half), cell, cell);
  };
}
