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
  bowl: { inner: 110, depth: 54, span: 320, type: 33, stage: { d: 'M-76-40H76V40H-76z', y: 0 } },
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

/** The size of a letter or numeral of a code, in units of its font size. */
const letter = { width: 0.5, height: 0.72 };
/** The smallest distance between a code and a line. */
const clearance = 3;
/** The corners of a box and the middles of its sides, in halves of its width and height. */
const boxPoints = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));

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
  /** Whether the codes of a ring fit into its sections: the box of each is clear of the lines around it. */
  const fits = (codes: readonly string[], ring: number) => {
    const near = inner + ring * depth;
    const far = near + depth - gaps.rings;
    const step = radians(span) / codes.length;
    return codes.every((code, place) => {
      const middle = radians(-span / 2) + (place + 0.5) * step;
      const [x = 0, y = 0] = polar((near + far) / 2, middle);
      const [width, height] = [(code.length * letter.width * type) / 2, (letter.height * type) / 2];
      return boxPoints.every(([right, down]) => {
        const point = [x + right * width, y + down * height] as const;
        const radius = Math.hypot(...point);
        const aside = Math.abs(Math.atan2(...point) - middle);
        const sideways = (step / 2 - aside) * radius - gaps.sections / 2;
        return Math.min(radius - near, far - radius, sideways) >= clearance;
      });
    });
  };
  const viewBox = [-half - 2, top, 2 * half + 4, outer - top].map(Math.round).join(' ');
  return { viewBox, type, stage, wedges, fits };
}
