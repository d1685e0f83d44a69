import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, preview } from 'vite';
import type { BareBrowser, BarePage } from '../pages/bareBrowser.js';
import { slowDown } from '../pages/measure.js';
import { tasksOf, trace } from '../pages/trace.js';

/** Builds and serves the benchmark's page. Call `end` afterwards. */
export async function serveSeats(): Promise<{ url: string; end: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'first-gong-seats-'));
  const common = { configFile: false, root: fileURLToPath(new URL('.', import.meta.url)), logLevel: 'error' } as const;
  await build({
    ...common,
    plugins: [vanillaExtractPlugin()],
    resolve: { conditions: ['first-gong-source', 'module', 'browser', 'development|production'] },
    build: { outDir },
  });
  const server = await preview({ ...common, build: { outDir }, preview: { host: '127.0.0.1' } });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    async end() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}

/** 95th percentiles of frames, in milliseconds. */
export interface Frames {
  /** Between two frames. */
  interval: number;
  /** Main-thread processor time between two frames. */
  work: number;
}

/** One page with a 4 times slower processor. */
export interface SeatRun {
  /** Milliseconds to the first paint, and until every seat is drawn. */
  paint: number;
  whole: number;
  zoom: Frames;
  /** Far: each seat is a dot. Near: each seat has a picture, with as many in view as possible. */
  panFar: Frames;
  panNear: Frames;
  elements: number;
  /** Megabytes after garbage collection, without the pixels of canvases. */
  heap: number;
  /** Microseconds to find the seat at a point. */
  find: number;
}

const screen = { width: 1280, height: 800 };
const centre = { x: 640, y: 330 };

/** Opens the page with a laptop's screen. */
async function openPage(browser: BareBrowser, url: string): Promise<BarePage> {
  const page = await browser.newPage('');
  await page.send('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor: 1, mobile: false });
  await page.send('Page.navigate', { url });
  await page.evaluate(`(async () => {
    while (!window.bench) await new Promise((resolve) => setTimeout(resolve, 20));
  })()`);
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return page;
}

type Input = Record<string, unknown>;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends inputs 125 times a second, like a mouse, and waits until the page has processed them. */
async function send(page: BarePage, inputs: Input[]): Promise<void> {
  const taken: Promise<unknown>[] = [];
  for (const input of inputs) {
    taken.push(page.send('Input.dispatchMouseEvent', { ...centre, ...input }));
    await pause(8);
  }
  await Promise.all(taken);
}

const part95 = (numbers: number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * 0.95)] ?? Number.NaN;

/** Frames of a page during inputs. */
async function framesOf(browser: BareBrowser, page: BarePage, inputs: Input[]): Promise<Frames> {
  let intervals: number[] = [];
  const events = await trace(browser, ['toplevel', 'blink.user_timing'], async () => {
    await page.evaluate('bench.watch()');
    await send(page, inputs);
    intervals = await page.evaluate<number[]>('bench.watched()');
  });
  const marks = events.filter(({ name }) => name === 'frame').sort((a, b) => a.ts - b.ts);
  const tasks = marks[0] ? tasksOf(events, marks[0]) : [];
  const works = marks.slice(1).map(({ ts }, index) => {
    const between = tasks.filter((task) => task.ts >= (marks[index]?.ts ?? 0) && task.ts < ts);
    return between.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  });
  return { interval: part95(intervals), work: part95(works) };
}

const turns = (deltaY: number, times: number): Input[] =>
  Array.from({ length: times }, () => ({ type: 'mouseWheel', deltaX: 0, deltaY }));

/** From the whole house to the largest seats and back, twice in four seconds. */
const zooming = [-15, 15, -15, 15].flatMap((deltaY) => turns(deltaY, 125));

/** Two circles in three seconds. */
const dragging: Input[] = [
  { type: 'mousePressed', button: 'left', buttons: 1, clickCount: 1 },
  ...Array.from({ length: 375 }, (_, index) => {
    const angle = (index / 375) * 4 * Math.PI;
    const place = { x: centre.x + 200 * Math.sin(angle), y: centre.y + 150 * (1 - Math.cos(angle)) };
    return { type: 'mouseMoved', ...place, button: 'left', buttons: 1 };
  }),
  { type: 'mouseReleased', button: 'left', clickCount: 1 },
];

/** Zooms to a distance between seats in pixels: first to the maximum of 56, then back by the wheel's factor. */
const goTo = (page: BarePage, distance: number) =>
  send(page, [...turns(-3000, 1), ...turns(Math.log(56 / distance) / Math.log(1.0018), 1)]);

export type Kind = 'map' | 'svg' | 'nothing';

export async function measureSeats(browser: BareBrowser, url: string, kind: Kind, seats: number): Promise<SeatRun> {
  const page = await openPage(browser, url);
  const shown = await page.evaluate<Pick<SeatRun, 'paint' | 'whole'>>(`bench.show('${kind}', ${seats})`);
  const zoom = await framesOf(browser, page, zooming);
  await goTo(page, 6);
  const panFar = await framesOf(browser, page, dragging);
  await goTo(page, 12);
  const panNear = await framesOf(browser, page, dragging);
  const elements = await page.evaluate<number>('bench.elements()');
  await page.send('HeapProfiler.collectGarbage');
  const heap = (await page.send('Runtime.getHeapUsage')) as Record<
    'usedSize' | 'embedderHeapUsedSize' | 'backingStorageSize',
    number
  >;
  const find = await page.evaluate<number>(`bench.find('${kind}')`);
  await page.close();
  const bytes = heap.usedSize + heap.embedderHeapUsedSize + heap.backingStorageSize;
  return { ...shown, zoom, panFar, panNear, elements, heap: bytes / 1e6, find };
}
