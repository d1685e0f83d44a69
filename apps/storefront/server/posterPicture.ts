import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as pause } from 'node:timers/promises';
import { posterArt } from '@first-gong/ui/posterArt';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { LRUCache } from 'lru-cache';
import type { Api } from './api.js';
import type { FileMaker } from './files.js';
import { createTurns } from './turns.js';

/** Pixels, the size that other sites show. */
export const pictureSize = { width: 1200, height: 630 };

export const picturePath = '/EventPoster.png';

/** Bytes of pictures in memory: some hundred pictures. */
const capacity = 8 * 1024 * 1024;

// The build inlines the library's script, so its binary is resolved from here.
const binary = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
let started: Promise<void> | undefined;

/** Draws the art of an event's poster as a PNG. It has no text, because the server has no Chinese font. */
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

/** Serves `/EventPoster.png?eventId=…`, the event's picture for sharing. */
export function createPosterPictures(api: Api): FileMaker {
  const request = api();
  // Drawing blocks the server's only thread.
  const inTurn = createTurns({ atOnce: 1, mostWaiting: 8 });
  const pictures = new LRUCache<string, Buffer, { seed: string; interest: string }>({
    maxSize: capacity,
    sizeCalculation: ({ length }) => length,
    // An evicted picture is still sent.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context: { seed, interest } }) =>
      inTurn(async () => {
        // Waiting requests go first.
        await pause();
        return drawPoster(seed, interest);
      }),
  });

  return async (url) => {
    if (url.pathname !== picturePath) return null;
    const eventId = url.searchParams.get('eventId') ?? '';
    const { posterSeed: seed, interest } = (await request('eventDetail', { query: { eventId } })).data;
    const body = await pictures.forceFetch(`${interest} ${seed}`, { context: { seed, interest } });
    // Other sites may embed the picture.
    return { status: 200, type: 'image/png', body, cacheControl: 'public, max-age=86400', isEmbeddable: true };
  };
}
