/** A point of the house in metres: right as seen from the seats, away from the stage, above the stage. */
export type Point = readonly [right: number, away: number, up: number];

/** The size of the drawing. */
export const box = { width: 160, height: 90 };

/** Distance in metres from the eyes before which nothing is drawn. */
const nearest = 0.4;

/** Drawn width of one metre at a distance of one metre, which gives a field of view of 70°. */
const scale = box.width / 2 / Math.tan((35 * Math.PI) / 180);

const round = (value: number) => Math.round(value * 10) / 10;

/** What a camera at `eye` sees that looks at `target`. */
export function cameraAt(eye: Point, target: Point) {
  const ahead = target.map((value, axis) => value - (eye[axis] ?? 0));
  const [fx = 0, fy = 0, fz = 0] = ahead.map((value) => value / (Math.hypot(...ahead) || 1));
  const level = Math.hypot(fx, fy) || 1;
  const [rx, ry] = [-fy / level, fx / level];
  /** Metres to the right of the view, above it, and ahead. */
  const seen = ([right, away, up]: Point): Point => {
    const [x, y, z] = [right - eye[0], away - eye[1], up - eye[2]];
    return [x * rx + y * ry, z * level - fz * ((x * fx + y * fy) / level), x * fx + y * fy + z * fz];
  };
  const drawn = ([x, y, depth]: Point) =>
    `${round(box.width / 2 + (x * scale) / depth)} ${round(box.height / 2 - (y * scale) / depth)}`;

  /** Cuts what is behind the eyes off a shape. */
  const inFront = (points: readonly Point[], closed: boolean): Point[] =>
    points.flatMap((point, index) => {
      const before = points.at(index - 1);
      const isCut = before && (closed || index > 0) && before[2] < nearest !== point[2] < nearest;
      const own = point[2] < nearest ? [] : [point];
      if (!isCut) return own;
      const share = (nearest - before[2]) / (point[2] - before[2]);
      const mix = (axis: 0 | 1) => before[axis] + (point[axis] - before[axis]) * share;
      return [[mix(0), mix(1), nearest], ...own];
    });
  const path = (points: readonly Point[], closed: boolean) => {
    const shown = inFront(points.map(seen), closed);
    return shown.length > 1 ? `M${shown.map(drawn).join('L')}${closed ? 'z' : ''}` : '';
  };

  return {
    /** Path of an area, and of a line. Empty behind the eyes. */
    area: (...points: Point[]) => path(points, true),
    line: (...points: Point[]) => path(points, false),
    /** Place of a point in the drawing, and the drawn length of a metre there. Null behind the eyes. */
    at: (point: Point) => {
      const [x, y, depth] = seen(point);
      if (depth < nearest) return null;
      const metre = scale / depth;
      return { x: round(box.width / 2 + x * metre), y: round(box.height / 2 - y * metre), metre };
    },
  };
}
