/** The geometry of the rings around the stage, in units of the drawing. */
interface Geometry {
  /** The inner radius of the first ring, and the depth of every ring. */
  inner: number;
  depth: number;
  /** The angle of a ring in degrees. Its middle is straight below the stage. */
  span: number;
  /** The font size of the codes: at least 12 px in a column of 15 rem. */
  type: number;
  stage: { d: string; y: number };
}

const shapes = {
  fan: {
    inner: 112,
    depth: 50,
    span: 66,
    type: 15,
    stage: { d: 'M-64 94Q0 106 64 94L56 76Q0 86-56 76z', y: 91 },
  },
  bowl: { inner: 78, depth: 64, span: 320, type: 34, stage: { d: 'M-56-30H56V30H-56z', y: 0 } },
} satisfies Record<string, Geometry>;

export type Shape = keyof typeof shapes;

export interface Wedge {
  d: string;
  /** The middle of the wedge. */
  x: number;
  y: number;
}

/** The gaps between rings and between sections. */
const gaps = { rings: 5, sections: 3 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const rounded = (value: number) => Math.round(value * 10) / 10;
/** A point at an angle from straight down; left is negative. */
const polar = (radius: number, angle: number) => [radius * Math.sin(angle), radius * Math.cos(angle)].map(rounded);

function wedge(inner: number, outer: number, from: number, to: number): Wedge {
  const arc = to - from > Math.PI ? 1 : 0;
  const point = (radius: number, end: 1 | -1) =>
    polar(radius, (end < 0 ? from : to) - (end * gaps.sections) / 2 / radius).join(' ');
  const [x = 0, y = 0] = polar((inner + outer) / 2, (from + to) / 2);
  const near = `M${point(inner, -1)}A${inner} ${inner} 0 ${arc} 0 ${point(inner, 1)}`;
  const far = `L${point(outer, 1)}A${outer} ${outer} 0 ${arc} 1 ${point(outer, -1)}z`;
  return { d: near + far, x, y };
}

/**
 * The view box and the wedges of a house, ring by ring.
 * @param rings the number of sections in each, from the stage outwards.
 */
export function drawingOf(rings: readonly number[], shape: Shape) {
  const { inner, depth, span, type, stage } = shapes[shape];
  const outer = inner + rings.length * depth;
  const half = shape === 'fan' ? outer * Math.sin(radians(span / 2)) : outer;
  const top = shape === 'fan' ? 72 : -outer;
  const wedges = rings.map((sections, ring) => {
    const near = inner + ring * depth;
    const step = radians(span) / sections;
    return Array.from({ length: sections }, (_, place) => {
      const from = radians(-span / 2) + place * step;
      return wedge(near, near + depth - gaps.rings, from, from + step);
    });
  });
  /** Whether a code fits into a section of a ring. */
  const fits = (code: string, ring: number) =>
    ((inner + (ring + 0.5) * depth) * radians(span)) / (rings[ring] ?? 1) > (code.length + 0.5) * type * 0.5;
  const viewBox = [-half - 2, top, 2 * half + 4, outer - top].map(Math.round).join(' ');
  return { viewBox, type, stage, wedges, fits };
}
