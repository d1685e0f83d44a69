import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** Phone throttling of Lighthouse 12: "slow 4G" of 1.6 Mbit/s and 150 ms, and a 4 times slower processor. */
export const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
export const slowDown = 4;
/** The phone of Lighthouse 12. The server recognises its user agent and sends rows. */
export const phone = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Measurements of a page about itself, in milliseconds of its clock. */
interface Noted {
  paints: { lcp: number; fcp: number; shift: number };
  /** Start and duration of tasks over 50 ms. */
  tasks: [start: number, duration: number][];
  /** Name and duration of each interaction's events until the next paint. */
  events: [name: string, duration: number][];
}

/** Starts recording before the page's scripts. */
export function note(): void {
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

/** Waits until the page is idle and its lazy loading has begun. */
const isQuiet = (page: Page) =>
  page.evaluate(async () => {
    for (let times = 0; times < 3; times += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

interface Opened {
  page: Page;
  session: CDPSession;
  context: BrowserContext;
}

/**
 * A page of another site, on which each visit begins. The browser then starts the measured page in a new process.
 * From about:blank this depends on the page's headers, and the floor would gain 40 ms.
 */
export const elsewhere = 'data:text/html,elsewhere';

/** Local storage of this site: the member's token, and dismissed popup events. */
export type Kept = Partial<Record<'token' | 'dismissedPopups', string>>;

/** Opens a tab on a phone with an empty cache, on another site's page. */
async function open(browser: Browser, kept: Kept): Promise<Opened> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(elsewhere);
  // tsx calls this function to name nested functions.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(note);
  await page.addInitScript((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, kept);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return { page, session, context };
}

/** Page script: compressed bytes of the loaded script, without headers of responses. */
export const loadedScript = `performance
  .getEntriesByType('resource')
  .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`;

/** First view of a page on a phone's network. Milliseconds and bytes. */
export interface FirstView {
  lcp: number;
  /** Sum of task time over 50 ms, after the first paint. */
  blocking: number;
  shift: number;
  bytes: number;
  scriptBytes: number;
  styleBytes: number;
}

export async function viewFirst(browser: Browser, address: string, kept: Kept): Promise<FirstView> {
  const { page, session, context } = await open(browser, kept);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const answer = await page.goto(address, { waitUntil: 'load' });
  const [, style = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec((await answer?.text()) ?? '') ?? [];
  await page.waitForLoadState('networkidle');
  await isQuiet(page);
  const noted = await notedIn(page);
  const scriptBytes = await page.evaluate<number>(loadedScript);
  await context.close();
  const { lcp, fcp, shift } = noted.paints;
  const styleBytes = brotliCompressSync(style).byteLength;
  return { lcp, blocking: blockingOf(noted, fcp), shift, bytes, scriptBytes, styleBytes };
}
