import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { outlinesOf, widened } from './outlines.js';
import { drawPoster } from './posterPicture.js';
import { type FlatShape, rasterize, toPng } from './rasterize.js';

const white = [255, 255, 255] as const;
const black = [0, 0, 0] as const;
const shape = (d: string, changes: Partial<FlatShape> = {}): FlatShape => ({
  outlines: outlinesOf(d).map(({ points }) => points),
  colour: black,
  evenOdd: false,
  overprint: false,
  ...changes,
});
/** The red of one pixel of a picture of ten by ten. */
const draw = (...shapes: FlatShape[]) => {
  const pixels = rasterize(10, 10, white, shapes);
  return (x: number, y: number) => pixels[(y * 10 + x) * 3];
};

test('a surface covers its pixels, and half of a pixel half', () => {
  const red = draw(shape('M2 2h4.5v4h-4.5z'));
  expect([red(1, 3), red(2, 2), red(5, 5), red(7, 3)]).toEqual([255, 0, 0, 255]);
  expect(red(6, 3)).toBe(128);
});

test('every second layer stays open where the shape says so', () => {
  const frame = 'M1 1h8v8h-8zM3 3h4v4h-4z';
  expect(draw(shape(frame))(5, 5)).toBe(0);
  expect(draw(shape(frame, { evenOdd: true }))(5, 5)).toBe(255);
});

test('a translucent ink keeps what is below it', () => {
  const red = draw(
    shape('M0 0h10v10h-10z', { colour: [100, 100, 100] }),
    shape('M0 0h5v10h-5z', { colour: [200, 0, 0], overprint: true }),
  );
  expect([red(2, 2), red(8, 8)]).toEqual([78, 100]);
});

test('an arc is round, and a line has its width', () => {
  const disc = draw(shape('M1 5a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z'));
  expect([disc(5, 5), disc(1, 1), disc(8, 8)]).toEqual([0, 255, 255]);
  const [line] = outlinesOf('M2 5H8');
  if (!line) throw new Error('The path has no outline.');
  const drawn = draw({ ...shape(''), outlines: widened(line, 2, false) });
  expect([drawn(5, 4), drawn(5, 5), drawn(5, 3), drawn(1, 4)]).toEqual([0, 0, 255, 255]);
});

test('a command that nobody draws is reported', () => {
  expect(() => outlinesOf('M0 0C1 1 2 2 3 3')).toThrow('"C"');
});

/** The chunks of a PNG file, with their checks. */
function chunksOf(file: Buffer): [string, Buffer][] {
  const chunks: [string, Buffer][] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 4, at + 8 + length);
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.push([body.toString('latin1', 0, 4), body.subarray(4)]);
    at += 12 + length;
  }
  return chunks;
}

test('a picture is a PNG file of its size', () => {
  const chunks = chunksOf(toPng(10, 10, rasterize(10, 10, white, [])));
  expect(chunks.map(([name]) => name)).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect(chunks[0]?.[1].readUInt32BE(0)).toBe(10);
  expect(inflateSync(chunks[1]?.[1] ?? Buffer.of())).toHaveLength(10 * 31);
});

const interests = [
  'movie',
  'music',
  'popConcert',
  'bandShow',
  'chineseOpera',
  'theatre',
  'arts',
  'dance',
  'sport',
  'family',
];

test('§2 the poster of an event is a picture of 1200 by 630 in its own colours, the same each time', () => {
  for (const interest of interests) {
    const file = drawPoster(`${interest}-1`, interest);
    const [[, header] = ['', Buffer.alloc(8)]] = chunksOf(file);
    expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([1200, 630]);
    expect(file.length).toBeLessThan(200_000);
  }
  expect(drawPoster('a', 'dance').equals(drawPoster('a', 'dance'))).toBe(true);
  expect(drawPoster('a', 'dance').equals(drawPoster('b', 'dance'))).toBe(false);
});
