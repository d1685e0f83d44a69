import type { Box, Point } from './box.js';
import type { MapPart, MapSection } from './house.js';

/** Centre of a seat by row and seat index, in seat widths. The stage is at the top, y grows downwards. */
type SpotOf = (depth: number, place: number) => Point;

/** A section with a formula for seat positions, so that the first paint computes few of them. */
export interface PlacedSection {
  section: MapSection;
  spotOf: SpotOf;
}

/** In seat widths. */
const gaps = { sections: 2, parts: 2.5, stage: 3, ring: 3.5 };

/** Maximum blocks of a floor side by side. */
const blocksAcross = 4;

/** Rise of row ends in front of the stage, as a share of half the width. */
const bend = 0.11;

/** Distance between rows. Curves need room for upright squares. */
const pitch = { straight: 1.06, around: 1.3 };

/** Maximum distance of neighbours around the house. A wider arc becomes an aisle. */
const widest = 1.7;

const widthOf = ({ rows }: MapSection) => Math.max(1, ...rows.map(({ seats }) => seats));
const depthOf = ({ rows }: MapSection) => Math.max(1, rows.length);

/** Straight, centred rows of a block. @param left and top of the block */
const block =
  ({ rows }: MapSection, width: number, left: number, top: number): SpotOf =>
  (depth, place) => ({
    x: left + (width - (rows[depth]?.seats ?? 0)) / 2 + place + 0.5,
    y: top + depth * pitch.straight,
  });

/** Blocks next to each other, centred on x = 0. */
function sideBySide(sections: readonly MapSection[], top: number): PlacedSection[] {
  const widths = sections.map(widthOf);
  const whole = widths.reduce((sum, width) => sum + width + gaps.sections, -gaps.sections);
  let left = -whole / 2;
  return sections.map((section, index) => {
    const width = widths[index] ?? 1;
    const spotOf = block(section, width, left, top);
    left += width + gaps.sections;
    return { section, spotOf };
  });
}

/** Moves every seat. */
const moved = (placed: readonly PlacedSection[], to: (spot: Point) => Point): PlacedSection[] =>
  placed.map(({ section, spotOf }) => ({ section, spotOf: (depth, place) => to(spotOf(depth, place)) }));

/** Raises row ends towards the stage. */
const bent = (placed: readonly PlacedSection[], half: number) =>
  moved(placed, ({ x, y }) => ({ x, y: y - (bend * x * x) / half }));

const mirrored = (placed: readonly PlacedSection[]) => moved(placed, ({ x, y }) => ({ x: -x, y: -y }));

/** Bounds of sections and the origin. */
function boxOf(placed: readonly PlacedSection[]): Box {
  const box = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const { section, spotOf } of placed) {
    section.rows.forEach(({ seats }, depth) => {
      // Row ends are outermost, or a curve between them in the first or last row.
      const isInner = depth > 0 && depth < section.rows.length - 1;
      for (let place = 0; place < seats; place += isInner ? Math.max(1, seats - 1) : 1) {
        const { x, y } = spotOf(depth, place);
        include(box, x, y);
      }
    });
  }
  return box;
}

/** Extends a box by a point with margin. */
export function include(box: Box, x: number, y: number, around = 0) {
  if (x - around < box.left) box.left = x - around;
  if (x + around > box.right) box.right = x + around;
  if (y - around < box.top) box.top = y - around;
  if (y + around > box.bottom) box.bottom = y + around;
}

const deepest = (sections: readonly MapSection[]) => Math.max(0, ...sections.map(depthOf)) * pitch.straight;

/** Front parts and floor blocks, from the first row. */
function inFront(parts: readonly MapPart[]): PlacedSection[] {
  const front = parts.filter(({ place }) => place === 'front');
  const half = Math.max(
    1,
    ...front.map(({ sections }) => sections.reduce((sum, each) => sum + widthOf(each) + gaps.sections, 0) / 2),
  );
  let top = 0;
  return parts.flatMap(({ place, sections }) => {
    if (place === 'front') {
      const placed = bent(sideBySide(sections, top), half);
      top += deepest(sections) + gaps.parts;
      return placed;
    }
    if (place !== 'floor') return [];
    const lines = Math.ceil(sections.length / blocksAcross);
    const across = Math.ceil(sections.length / lines);
    return Array.from({ length: lines }, (_, line) => sections.slice(line * across, (line + 1) * across)).flatMap(
      (blocks) => {
        const placed = sideBySide(blocks, top);
        top += deepest(blocks) + gaps.parts;
        return placed;
      },
    );
  });
}

/** A ring of sections with equal angles, rows as arcs. Seat 1 is on the left, facing the centre. */
function ring(sections: readonly MapSection[], middle: Point, radius: number): PlacedSection[] {
  const angle = (2 * Math.PI) / Math.max(1, sections.length);
  return sections.map((section, index) => {
    const facing = (index + 0.5) * angle;
    return {
      section,
      spotOf(depth, place) {
        const seats = section.rows[depth]?.seats ?? 0;
        const away = radius + depth * pitch.around;
        const step = Math.min(widest, (away * angle - gaps.sections) / Math.max(1, seats)) / away;
        const at = facing - (place - (seats - 1) / 2) * step;
        return { x: middle.x + away * Math.sin(at), y: middle.y - away * Math.cos(at) };
      },
    };
  });
}

/** Radius at which first rows have room for their seats. */
const radiusFor = (sections: readonly MapSection[]) =>
  (sections.length * (Math.max(1, ...sections.map(widthOf)) * 1.05 + gaps.sections)) / (2 * Math.PI);

/** Field of a house with seats only around it. */
const field: Box = { left: -24, top: -15, right: 24, bottom: 15 };

/** Positions of sections and stage. Parts around the house go outwards. */
export function partsInPlace(parts: readonly MapPart[]): { placed: PlacedSection[]; stage: Box } {
  const behind = parts.filter(({ place }) => place === 'behind');
  const around = parts.filter(({ place }) => place === 'around');
  const front = inFront(parts);
  const hasMiddle = front.length > 0 || behind.length > 0;
  const ahead = boxOf(front);
  const top = ahead.top - gaps.stage;
  const half = Math.min(22, Math.max(6, (ahead.right - ahead.left) * 0.3));
  const stage = hasMiddle ? { left: -half, top: top - half / 4 - 1, right: half, bottom: top } : field;

  let back = gaps.stage - stage.top;
  const rear = behind.flatMap(({ sections }) => {
    const placed = mirrored(sideBySide(sections, back));
    back += deepest(sections) + gaps.parts;
    return placed;
  });

  const inside = boxOf([...front, ...rear]);
  const corners = {
    left: Math.min(inside.left, stage.left),
    top: Math.min(inside.top, stage.top),
    right: Math.max(inside.right, stage.right),
    bottom: Math.max(inside.bottom, stage.bottom),
  };
  const middle = { x: (corners.left + corners.right) / 2, y: (corners.top + corners.bottom) / 2 };
  let radius = Math.hypot(corners.right - corners.left, corners.bottom - corners.top) / 2 + gaps.ring;
  const rings = around.flatMap(({ sections }) => {
    radius = Math.max(radius, radiusFor(sections));
    const placed = ring(sections, middle, radius);
    radius += Math.max(0, ...sections.map(depthOf)) * pitch.around + gaps.ring;
    return placed;
  });
  return { placed: [...front, ...rear, ...rings], stage };
}
