import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** The applied throttling of Lighthouse 12 for a phone: "slow 4G" of 1.6 Mbit/s and 150 ms, and a processor four times slower. */
export const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
export const slowDown = 4;
/** The phone of Lighthouse 12. By its name the server knows a phone, which gets rows. */
export const phone = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Notes of a page in the browser about itself, in milliseconds of its clock. */
interface Noted {
  paints: { lcp: number; fcp: number; shift: number };
  /** Start and length of the tasks over 50 ms. */
  tasks: [start: number, duration: number][];
  /** Length of each event of an interaction until the next paint, by its name. */
  events: [name: string, duration: number][];
}

/** Starts to note before anything else of the page runs. */
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

/** Waits until the page has nothing to do, and what it loads late has begun. */
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
 * The page of another site on which each visit begins. A reader comes from another site or from a new tab, and the browser
 * then starts the page in a new process. From about:blank it does so only where a header of the page asks for it, so that
 * the floor would gain 40 ms by its headers.
 */
export const elsewhere = 'data:text/html,elsewhere';

/** What a device keeps of this site: the token of a member, and the popup events that were dismissed. */
export type Kept = Partial<Record<'token' | 'dismissedPopups', string>>;

/** Opens a tab on a phone with an empty cache, on a page of another site. */
async function open(browser: Browser, kept: Kept): Promise<Opened> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(elsewhere);
  // tsx names the functions inside a function by this one.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(note);
  await page.addInitScript((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, kept);
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

export async function viewFirst(browser: Browser, address: string, kept: Kept): Promise<FirstView> {
  const { page, session, context } = await open(browser, kept);
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
