import type { Box } from './box.js';

/** The size of the map on the page, in CSS pixels. */
export interface Frame {
  width: number;
  height: number;
}

/** The part of the house that the map shows. */
export interface View {
  /** The point of the house in the middle of the map, in seat widths. */
  x: number;
  y: number;
  /** CSS pixels per seat width. */
  scale: number;
}

/** The largest scale: a seat as large as a thumb. */
export const largest = 56;

/** The space around the house, in CSS pixels. */
const inset = 12;

/** The scale at which a box fits into the map. */
const scaleFor = ({ left, top, right, bottom }: Box, { width, height }: Frame) =>
  Math.min(
    largest,
    Math.max(1, width - 2 * inset) / Math.max(1, right - left),
    Math.max(1, height - 2 * inset) / Math.max(1, bottom - top),
  );

/** Shows a whole box. */
export const fitted = (box: Box, frame: Frame): View => ({
  x: (box.left + box.right) / 2,
  y: (box.top + box.bottom) / 2,
  scale: scaleFor(box, frame),
});

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Keeps the scale within its limits and the house in the map: a house smaller than the map stays in its middle. */
export function kept(view: View, house: Box, frame: Frame): View {
  const scale = between(scaleFor(house, frame), view.scale, largest);
  const along = (at: number, from: number, to: number, size: number) => {
    const half = (size / 2 - inset) / scale;
    return from + half > to - half ? (from + to) / 2 : between(from + half, at, to - half);
  };
  return {
    x: along(view.x, house.left, house.right, frame.width),
    y: along(view.y, house.top, house.bottom, frame.height),
    scale,
  };
}

/** The point of the house at a point of the map. */
export const toHouse = ({ x, y, scale }: View, { width, height }: Frame, px: number, py: number) => ({
  x: x + (px - width / 2) / scale,
  y: y + (py - height / 2) / scale,
});

/** The point of the map at a point of the house. */
export const toMap = ({ x, y, scale }: View, { width, height }: Frame, hx: number, hy: number) => ({
  x: (hx - x) * scale + width / 2,
  y: (hy - y) * scale + height / 2,
});

/** The part of the house that is in the map. */
export function shownBox({ x, y, scale }: View, { width, height }: Frame): Box {
  const [halfWidth, halfHeight] = [width / 2 / scale, height / 2 / scale];
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

/** Zooms by a factor, so that the point of the house at this point of the map stays there. */
export function zoomedAt(view: View, frame: Frame, factor: number, px: number, py: number): View {
  const fixed = toHouse(view, frame, px, py);
  const scale = view.scale * factor;
  return { x: fixed.x - (px - frame.width / 2) / scale, y: fixed.y - (py - frame.height / 2) / scale, scale };
}

/** Moves the house by CSS pixels, as a finger does. */
export const movedBy = ({ x, y, scale }: View, dx: number, dy: number): View => ({
  x: x - dx / scale,
  y: y - dy / scale,
  scale,
});

/** A view between two views. @param share 0 is the first, 1 the second */
export const viewBetween = (one: View, other: View, share: number): View => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
  scale: one.scale * (other.scale / one.scale) ** share,
});

export const isSameView = (one: View, other: View): boolean =>
  one.x === other.x && one.y === other.y && one.scale === other.scale;
