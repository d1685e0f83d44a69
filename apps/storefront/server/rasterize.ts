import { crc32, deflateSync } from 'node:zlib';

/** A point in pixels. */
type Point = readonly [x: number, y: number];

/** Closed outlines to fill, in one colour. */
export interface FlatShape {
  outlines: readonly (readonly Point[])[];
  colour: Colour;
  /** Leaves every second layer open where outlines overlap. */
  evenOdd: boolean;
  /** Prints as a translucent ink: the darker of both in each channel, by multiplication. */
  overprint: boolean;
}

export type Colour = readonly [red: number, green: number, blue: number];

/** Lines that are looked at for each row of pixels. More of them make smoother edges. */
const samples = 4;

/** Draws flat shapes over a ground. Three bytes for a pixel, row by row. */
export function rasterize(width: number, height: number, ground: Colour, shapes: readonly FlatShape[]): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) pixels.set(ground, at);
  const row: Row = { coverage: new Float32Array(width), from: width, to: 0 };
  for (const shape of shapes) {
    const edges = edgesOf(shape).sort((one, other) => one.top - other.top);
    let next = 0;
    let active: Edge[] = [];
    for (let y = Math.max(0, Math.floor(edges[0]?.top ?? height)); y < height; y++) {
      for (; next < edges.length && (edges[next]?.top ?? 0) < y + 1; next++) active.push(edges[next] as Edge);
      active = active.filter(({ bottom }) => bottom > y);
      if (active.length === 0 && next === edges.length) break;
      cover(row, active, y, shape.evenOdd);
      paint(pixels, y * width * 3, row, shape);
    }
  }
  return pixels;
}

/** What a shape covers of one row of pixels: the share of each pixel, and the first and last that it may touch. */
interface Row {
  coverage: Float32Array;
  from: number;
  to: number;
}

interface Edge {
  top: number;
  bottom: number;
  x: number;
  slope: number;
  /** Whether the outline goes down here. */
  wind: 1 | -1;
}

const edgesOf = ({ outlines }: FlatShape): Edge[] =>
  outlines.flatMap((outline) =>
    outline.flatMap(([x, y], index): Edge[] => {
      const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
      if (y === nextY) return [];
      const slope = (nextX - x) / (nextY - y);
      return y < nextY
        ? [{ top: y, bottom: nextY, x, slope, wind: 1 }]
        : [{ top: nextY, bottom: y, x: nextX, slope, wind: -1 }];
    }),
  );

function cover(row: Row, edges: readonly Edge[], y: number, evenOdd: boolean): void {
  for (let sample = 0; sample < samples; sample++) {
    const line = y + (sample + 0.5) / samples;
    const crossings: { x: number; wind: number }[] = [];
    for (const { top, bottom, x, slope, wind } of edges) {
      if (top <= line && bottom > line) crossings.push({ x: x + (line - top) * slope, wind });
    }
    crossings.sort((one, other) => one.x - other.x);
    let winding = 0;
    for (let index = 0; index + 1 < crossings.length; index++) {
      winding += evenOdd ? 1 : (crossings[index]?.wind ?? 0);
      if (evenOdd ? winding % 2 === 1 : winding !== 0)
        coverSpan(row, crossings[index]?.x ?? 0, crossings[index + 1]?.x ?? 0);
    }
  }
}

function coverSpan(row: Row, from: number, to: number): void {
  const { coverage } = row;
  const first = Math.max(0, from);
  const last = Math.min(coverage.length, to);
  if (first >= last) return;
  row.from = Math.min(row.from, Math.floor(first));
  row.to = Math.max(row.to, Math.ceil(last));
  for (let x = Math.floor(first); x < last; x++) {
    coverage[x] = (coverage[x] ?? 0) + (Math.min(last, x + 1) - Math.max(first, x)) / samples;
  }
}

/** Prints what is covered, and leaves the row empty. */
function paint(pixels: Uint8Array, start: number, row: Row, { colour, overprint }: FlatShape): void {
  for (let x = row.from; x < row.to; x++) {
    const covered = Math.min(1, row.coverage[x] ?? 0);
    row.coverage[x] = 0;
    if (covered === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const at = start + x * 3 + channel;
      const below = pixels[at] ?? 0;
      const ink = colour[channel] ?? 0;
      pixels[at] = Math.round(below + ((overprint ? (ink * below) / 255 : ink) - below) * covered);
    }
  }
  row.from = row.coverage.length;
  row.to = 0;
}

/** Packs pixels of three bytes as a PNG file. */
export function toPng(width: number, height: number, pixels: Uint8Array): Buffer {
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let row = 0; row < height; row++) {
    // Each row begins with the number of its filter: none.
    rows.set(pixels.subarray(row * width * 3, (row + 1) * width * 3), row * (width * 3 + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
