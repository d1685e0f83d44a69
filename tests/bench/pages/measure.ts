import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** The applied throttling of Lighthouse 12 for a phone: "slow 4G" of 1.6 Mbit/s and 150 ms, and a processor four times slower. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowDown = 4;
/** The phone of Lighthouse 12. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Notes of a page in the browser about itself, in milliseconds of its clock. */
interface Noted {
  paints: { lcp: number; fcp: number; shift: number };
  /** Start and length of the tasks over 50 ms. */
  tasks: [start: number, duration: number][];
  /** Length of each event of an interaction until the next paint, by its name. */
  events: [name: string, duration: number][];
}

/** Starts to note before anything else of the page runs. */
function note(): void {
  const noted: Noted = { paints: { lcp: 0, fcp: 0, shift: 0 }, tasks: [], events: [] };
  Object.assign(window, { noted });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  observe('largest-contentful-paint', ({ startTime }) => {
    noted.paints.lcp = startTime;
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.paints.fcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) noted.paints.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => noted.tasks.push([startTime, duration]));
  observe('event', (entry) => {
    const { name, duration, interactionId } = entry as PerformanceEntry & { interactionId: number };
    if (interactionId > 0) noted.events.push([name, duration]);
  });
}

/** Milliseconds over 50 of each task that begins at or after a time. */
const blockingOf = ({ tasks }: Noted, from: number): number =>
  tasks.filter(([start]) => start >= from).reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);

const notedIn = (page: Page) => page.evaluate(() => (window as unknown as { noted: Noted }).noted);

/** Waits until the page has nothing to do, and what it loads late has begun. */
const isQuiet = (page: Page) =>
  page.evaluate(async () => {
    for (let times = 0; times < 3; times += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

/** Waits until React has taken the page over, or at once on a page without script. */
const isTakenOver = (page: Page) =>
  page.waitForFunction(() => !document.getElementById('root') || !('early' in window && window.early));

interface Opened {
  page: Page;
  session: CDPSession;
  context: BrowserContext;
}

/** Opens a page on a phone with an empty cache. @param token of a member */
async function open(browser: Browser, token: string | null): Promise<Opened> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  // tsx names the functions inside a function by this one.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(note);
  if (token) await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return { page, session, context };
}

/** The first view of a page, with the network of a phone. Milliseconds and bytes. */
export interface FirstView {
  lcp: number;
  /** Sum of what tasks take over 50 ms, after the first paint. */
  blocking: number;
  shift: number;
  bytes: number;
  scriptBytes: number;
  styleBytes: number;
}

export async function viewFirst(browser: Browser, address: string, token: string | null): Promise<FirstView> {
  const { page, session, context } = await open(browser, token);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  const scripts = new Set<string>();
  let bytes = 0;
  let scriptBytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  const answer = await page.goto(address, { waitUntil: 'load' });
  const [, style = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec((await answer?.text()) ?? '') ?? [];
  await page.waitForLoadState('networkidle');
  await isQuiet(page);
  const noted = await notedIn(page);
  await context.close();
  const { lcp, fcp, shift } = noted.paints;
  const styleBytes = brotliCompressSync(style).byteLength;
  return { lcp, blocking: blockingOf(noted, fcp), shift, bytes, scriptBytes, styleBytes };
}

/** Opens a page and waits until it has nothing to do. */
async function openQuiet(browser: Browser, address: string, token: string | null): Promise<Opened> {
  const opened = await open(browser, token);
  await opened.page.goto(address, { waitUntil: 'load' });
  await isQuiet(opened.page);
  return opened;
}

/** Cost of a page after the pointer is first over a link: bytes of script, and milliseconds. */
export interface TakeOver {
  blocking: number;
  scriptBytes: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of processor time. */
  tdur?: number;
  args: { name?: string };
}

/**
 * Traces a page and returns the milliseconds over 50 of each task of its main thread. They are processor time: what other
 * programs do on the machine counts little.
 */
async function traceBlocking(browser: Browser, run: () => Promise<void>): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
    transferMode: 'ReportEvents',
  });
  await run();
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  const mainThreads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = events.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const blocking = mainThreads.map(({ pid, tid }) =>
    tasks
      .filter((task) => task.pid === pid && task.tid === tid)
      .reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - 50), 0),
  );
  return Math.max(0, ...blocking);
}

export async function takeOver(browser: Browser, address: string, token: string | null): Promise<TakeOver> {
  // The page of a member takes over by itself.
  const { page, context } = token ? await open(browser, token) : await openQuiet(browser, address, token);
  const blocking = await traceBlocking(browser, async () => {
    if (token) await page.goto(address, { waitUntil: 'load' });
    const { x, y } = await page.evaluate(() => {
      const link = [...document.querySelectorAll('header a')].find((each) => each.getBoundingClientRect().width > 20);
      const { left, top } = link?.getBoundingClientRect() ?? { left: 20, top: 20 };
      return { x: left + 5, y: top + 5 };
    });
    await page.mouse.move(x, y);
    await isTakenOver(page);
    await isQuiet(page);
  });
  const scriptBytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  await context.close();
  return { blocking, scriptBytes };
}

const letters = [...'gong at eight'];

/**
 * Milliseconds from an input to the next paint, the longest of each kind. Each kind begins on a page that nobody has
 * touched, and goes on while React takes it over.
 */
export interface FirstInputs {
  click: number;
  key: number;
  tap: number;
}

const inputs: Record<keyof FirstInputs, (page: Page) => Promise<void>> = {
  click: async (page) => {
    for (const place of [300, 320, 340, 360, 380, 400]) await page.mouse.click(place, 500, { delay: 30 });
  },
  key: async (page) => {
    await page.evaluate(() => document.querySelector<HTMLElement>('input')?.focus());
    for (const letter of letters) await page.keyboard.press(letter, { delay: 30 });
  },
  tap: async (page) => {
    for (const place of [300, 320, 340, 360, 380, 400]) await page.touchscreen.tap(place, 500);
  },
};

export async function inputFirst(browser: Browser, address: string, token: string | null): Promise<FirstInputs> {
  const longest: FirstInputs = { click: 0, key: 0, tap: 0 };
  for (const kind of ['click', 'key', 'tap'] as const) {
    const { page, context } = await openQuiet(browser, address, token);
    // The page under test answers itself: a press does not lead to another page.
    await page.evaluate(() => {
      const stay = (event: Event) => {
        const link = (event.target as Element).closest?.('a[href]');
        if (link) event.preventDefault();
      };
      addEventListener('click', stay, true);
      addEventListener('submit', (event) => event.preventDefault(), true);
    });
    await inputs[kind](page);
    await isTakenOver(page);
    await isQuiet(page);
    const { events } = await notedIn(page);
    longest[kind] = Math.max(0, ...events.map(([, duration]) => duration));
    await context.close();
  }
  return longest;
}
