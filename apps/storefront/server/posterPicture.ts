import { setImmediate as pause } from 'node:timers/promises';
import { CallError, createNamedClient } from '@first-gong/contract';
import { posterArt } from '@first-gong/ui/posterArt';
import { LRUCache } from 'lru-cache';
import { outlinesOf, widened } from './outlines.js';
import { type Colour, type FlatShape, rasterize, toPng } from './rasterize.js';

/** The size that pages with links to other sites show, in pixels. */
export const pictureSize = { width: 1200, height: 630 };

export const picturePath = '/EventPoster.png';

/** Milliseconds that a picture waits for the API. */
const apiTimeOut = 5000;

/** The most bytes of pictures in memory: some hundred of them. */
const capacity = 8 * 1024 * 1024;

/** Pictures that may wait to be drawn. Drawing takes the server's one thread, so that one is drawn at a time. */
const mostWaiting = 8;

const colourOf = (hex: string): Colour => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** The art of an event's poster as a PNG. It has no lettering: the server has no font with Chinese characters. */
export function drawPoster(seed: string, interest: string): Buffer {
  const art = posterArt(seed, interest, 'landscape');
  const scale = Math.max(pictureSize.width / art.width, pictureSize.height / art.height);
  const left = (pictureSize.width - art.width * scale) / 2;
  const top = (pictureSize.height - art.height * scale) / 2;
  const shapes = art.shapes.map(({ d, colour, stroke, round, evenOdd, overprint }): FlatShape => {
    const outlines = outlinesOf(d).flatMap((outline) =>
      stroke === undefined ? [outline.points] : widened(outline, stroke, round),
    );
    return {
      outlines: outlines.map((points) => points.map(([x, y]) => [x * scale + left, y * scale + top] as const)),
      colour: colourOf(colour),
      evenOdd,
      overprint,
    };
  });
  return toPng(
    pictureSize.width,
    pictureSize.height,
    rasterize(pictureSize.width, pictureSize.height, colourOf(art.ground), shapes),
  );
}

/** The answer for a picture: `busy` while too many others wait to be drawn. */
export type PictureAnswer = { kind: 'picture'; body: Buffer } | { kind: 'missing' } | { kind: 'busy' };

/** Makes the function that answers `/EventPoster.png?eventId=…` with the picture of an event for sharing. */
export function createPosterPictures({ apiUrl, now }: { apiUrl: string; now: () => number }) {
  const request = createNamedClient({ baseUrl: apiUrl, fetch, now, timeOut: apiTimeOut });
  const drawn = new LRUCache<string, Buffer>({ maxSize: capacity, sizeCalculation: ({ length }) => length });
  const underWay = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  const draw = (key: string, seed: string, interest: string): Promise<Buffer> => {
    const drawing = last.then(async () => {
      // Requests that came meanwhile are answered first.
      await pause();
      const body = drawPoster(seed, interest);
      drawn.set(key, body);
      return body;
    });
    underWay.set(key, drawing);
    last = drawing.catch(() => undefined).finally(() => underWay.delete(key));
    return drawing;
  };

  return async (url: URL): Promise<PictureAnswer | null> => {
    if (url.pathname !== picturePath) return null;
    const eventId = url.searchParams.get('eventId') ?? '';
    try {
      const { data } = await request('eventDetail', { query: { eventId } });
      const key = `${data.interest} ${data.posterSeed}`;
      const known = drawn.get(key) ?? underWay.get(key);
      if (!known && underWay.size >= mostWaiting) return { kind: 'busy' };
      return { kind: 'picture', body: await (known ?? draw(key, data.posterSeed, data.interest)) };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return { kind: error.failure.kind === 'notFound' ? 'missing' : 'busy' };
    }
  };
}
