import type { Box } from './box.js';

/** Size of the map in CSS pixels. */
export interface Frame {
  width: number;
  height: number;
}

/** Visible part of the house. */
export interface View {
  /** Centre in seat widths. */
  x: number;
  y: number;
  /** CSS pixels per seat width. */
  scale: number;
}

/** Maximum scale: a seat as large as a thumb. */
export const largest = 56;

/** Margin around the house in CSS pixels. */
const inset = 12;

/** Scale at which a box fits. */
const scaleFor = ({ left, top, right, bottom }: Box, { width, height }: Frame) =>
  Math.min(
    largest,
    Math.max(1, width - 2 * inset) / Math.max(1, right - left),
    Math.max(1, height - 2 * inset) / Math.max(1, bottom - top),
  );

/** Fits a box. */
export const fitted = (box: Box, frame: Frame): View => ({
  x: (box.left + box.right) / 2,
  y: (box.top + box.bottom) / 2,
  scale: scaleFor(box, frame),
});

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Limits the scale and keeps the house in the map, centred if smaller. */
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

/** Converts a point of the map to the house. */
export const toHouse = ({ x, y, scale }: View, { width, height }: Frame, px: number, py: number) => ({
  x: x + (px - width / 2) / scale,
  y: y + (py - height / 2) / scale,
});

/** Converts a point of the house to the map. */
export const toMap = ({ x, y, scale }: View, { width, height }: Frame, hx: number, hy: number) => ({
  x: (hx - x) * scale + width / 2,
  y: (hy - y) * scale + height / 2,
});

/** The part of the house that is in the map. */
export function shownBox({ x, y, scale }: View, { width, height }: Frame): Box {
  const [halfWidth, halfHeight] = [width / 2 / scale, height / 2 / scale];
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

/** Zooms by a factor around a point of the map. */
export function zoomedAt(view: View, frame: Frame, factor: number, px: number, py: number): View {
  const fixed = toHouse(view, frame, px, py);
  const scale = view.scale * factor;
  return { x: fixed.x - (px - frame.width / 2) / scale, y: fixed.y - (py - frame.height / 2) / scale, scale };
}

/** Moves by CSS pixels. */
export const movedBy = ({ x, y, scale }: View, dx: number, dy: number): View => ({
  x: x - dx / scale,
  y: y - dy / scale,
  scale,
});

/** Interpolates views. @param share from 0 to 1 */
export const viewBetween = (one: View, other: View, share: number): View => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
  scale: one.scale * (other.scale / one.scale) ** share,
});

export const isSameView = (one: View, other: View): boolean =>
  one.x === other.x && one.y === other.y && one.scale === other.scale;
