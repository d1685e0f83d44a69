import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as pause } from 'node:timers/promises';
import { CallError, createNamedClient } from '@first-gong/contract';
import { posterArt } from '@first-gong/ui/posterArt';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { LRUCache } from 'lru-cache';
import { type FileMaker, type MadeFile, missingFile, unavailableFile } from './files.js';

/** The size that pages with links to other sites show, in pixels. */
export const pictureSize = { width: 1200, height: 630 };

export const picturePath = '/EventPoster.png';

/** Milliseconds that a picture waits for the API. */
const apiTimeOut = 5000;

/** The most bytes of pictures in memory: some hundred of them. */
const capacity = 8 * 1024 * 1024;

/** Pictures that may wait to be drawn. Drawing takes the server's one thread, so that one is drawn at a time. */
const mostWaiting = 8;

// The build inlines the library's script, so its binary is found from here.
const binary = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
let started: Promise<void> | undefined;

/** The art of an event's poster as a PNG. It has no lettering: the server has no font with Chinese characters. */
export async function drawPoster(seed: string, interest: string): Promise<Buffer> {
  started ??= readFile(binary).then(initWasm);
  await started;
  const { width, height, ground, shapes } = posterArt(seed, interest, 'landscape');
  const paths = shapes.map(({ d, colour, stroke, round, evenOdd, overprint }) => {
    const paint =
      stroke === undefined
        ? `fill="${colour}" fill-rule="${evenOdd ? 'evenodd' : 'nonzero'}"`
        : `fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linecap="${round ? 'round' : 'butt'}"`;
    return `<path d="${d}" ${paint}${overprint ? ' style="mix-blend-mode:multiply"' : ''}/>`;
  });
  const size = `width="${pictureSize.width}" height="${pictureSize.height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${paths.join('')}</svg>`;
  const drawing = new Resvg(svg, { background: ground, font: { loadSystemFonts: false } });
  const picture = drawing.render();
  const file = Buffer.from(picture.asPng());
  picture.free();
  drawing.free();
  return file;
}

/** A picture of an event. Other sites show it in links to the event. */
const pictureFile = (body: Buffer): MadeFile => ({
  status: 200,
  type: 'image/png',
  body,
  cacheControl: 'public, max-age=86400',
  isEmbeddable: true,
});

/** Makes the function that answers `/EventPoster.png?eventId=…` with the picture of an event for sharing. */
export function createPosterPictures({ apiUrl, now }: { apiUrl: string; now: () => number }): FileMaker {
  const request = createNamedClient({ baseUrl: apiUrl, fetch, now, timeOut: apiTimeOut });
  const drawn = new LRUCache<string, Buffer>({ maxSize: capacity, sizeCalculation: ({ length }) => length });
  const underWay = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  const draw = (key: string, seed: string, interest: string): Promise<Buffer> => {
    const drawing = last.then(async () => {
      // Requests that came meanwhile are answered first.
      await pause();
      const body = await drawPoster(seed, interest);
      drawn.set(key, body);
      return body;
    });
    underWay.set(key, drawing);
    last = drawing.catch(() => undefined).finally(() => underWay.delete(key));
    return drawing;
  };

  return async (url) => {
    if (url.pathname !== picturePath) return null;
    const eventId = url.searchParams.get('eventId') ?? '';
    try {
      const { data } = await request('eventDetail', { query: { eventId } });
      const key = `${data.interest} ${data.posterSeed}`;
      const known = drawn.get(key) ?? underWay.get(key);
      if (!known && underWay.size >= mostWaiting) return unavailableFile;
      return pictureFile(await (known ?? draw(key, data.posterSeed, data.interest)));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return error.failure.kind === 'notFound' ? missingFile : unavailableFile;
    }
  };
}
