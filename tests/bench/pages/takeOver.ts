import type { BareBrowser, BarePage } from './bareBrowser.js';
import { elsewhere, type Kept, network, note, phone, slowDown } from './measure.js';
import { type TraceEvent, tasksOf, trace } from './trace.js';

/** In the page: waits until it has nothing to do, and what it loads late has begun. */
const isQuiet = `(async () => {
  for (let times = 0; times < 3; times += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
})()`;

/** In the page: waits until React has taken it over. */
const isTakenOver = `(async () => {
  while ('early' in window && window.early) await new Promise((resolve) => setTimeout(resolve, 50));
})()`;

/** In the page: a press follows no link and opens no browser dialog, so that the benchmark measures this page. */
const stay = `
  window.print = () => {};
  addEventListener('click', (event) => event.target.closest?.('a[href]') && event.preventDefault(), true);
  addEventListener('submit', (event) => event.preventDefault(), true);`;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Opens a page on a phone with an empty cache. @param rate how many times slower the processor is */
async function openOnPhone(browser: BareBrowser, kept: Kept, rate = slowDown): Promise<BarePage> {
  const remember = `Object.assign(localStorage, ${JSON.stringify(kept)});`;
  // tsx names the functions inside a function by `__name`.
  const page = await browser.newPage(`globalThis.__name ??= (named) => named; (${note})(); ${remember}`);
  const { userAgent, viewport, deviceScaleFactor } = phone;
  await page.send('Emulation.setUserAgentOverride', { userAgent });
  await page.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: true });
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

/** Goes to an address and waits until the page is loaded. */
async function goTo(page: BarePage, address: string): Promise<void> {
  await page.send('Page.navigate', { url: address });
  await page.evaluate(`(async () => {
    while (!location.protocol.startsWith('http') || document.readyState !== 'complete')
      await new Promise((resolve) => setTimeout(resolve, 20));
  })()`);
}

export async function openQuiet(browser: BareBrowser, address: string, kept: Kept): Promise<BarePage> {
  const page = await openOnPhone(browser, kept);
  await goTo(page, address);
  await page.evaluate(isQuiet);
  return page;
}

const press = (page: BarePage, type: string, [x, y]: readonly [x: number, y: number]) =>
  page.send('Input.dispatchMouseEvent', { type, x, y, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1 });

export async function click(page: BarePage, place: readonly [x: number, y: number]): Promise<void> {
  await press(page, 'mouseMoved', place);
  await press(page, 'mousePressed', place);
  await pause(30);
  await press(page, 'mouseReleased', place);
}

export async function type(page: BarePage, text: string): Promise<void> {
  for (const letter of text) {
    await page.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, key: letter });
    await pause(30);
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
  }
}

/** Waits until React has taken a page over and it has nothing more to do. */
export async function takenOver(page: BarePage): Promise<void> {
  await page.evaluate(isTakenOver);
  await page.evaluate(isQuiet);
}

/** Forgets the inputs until now. */
export const forgetInputs = (page: BarePage) => page.evaluate('void (noted.events.length = 0)');

/** Milliseconds of the longest input of a page until the next paint. */
export const longestInput = (page: BarePage) =>
  page.evaluate<number>('Math.max(0, ...noted.events.map(([, duration]) => duration))');

/**
 * Traces a page and returns the length of each task of its main thread in milliseconds of processor time: what other
 * programs do on the machine counts little.
 */
async function traceTasks(browser: BareBrowser, run: () => Promise<void>): Promise<number[]> {
  const events = await trace(browser, ['toplevel', '__metadata', 'blink.user_timing'], run);
  const mainThreads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = mainThreads.map((thread) => {
    // The start of the process is not the page's. A page that is open already has none.
    const isStart = ({ name, pid, tid }: TraceEvent) =>
      name === 'domLoading' && pid === thread.pid && tid === thread.tid;
    const started = events.findLast(isStart)?.ts ?? 0;
    return tasksOf(events, thread)
      .filter(({ ts, dur = 0 }) => ts + dur >= started)
      .map(({ tdur = 0 }) => tdur / 1000);
  });
  // The page before, on another site, had a thread of its own.
  return tasks.reduce((most, each) => (sum(each) > sum(most) ? each : most), []);
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** How many times slower the processor of a slow phone is. */
const slowest = 8;

/** In the page: waits until all that it loads by itself is there, which takes less than a second each, and done. */
const isSettled = `(async () => {
  const loaded = () => performance.getEntriesByType('resource').length;
  for (let before = -1; before !== loaded(); ) {
    before = loaded();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
  }
})()`;

/** Milliseconds until the largest paint of a page on a slow phone. */
export async function slowLcp(browser: BareBrowser, address: string, kept: Kept): Promise<number> {
  const page = await openOnPhone(browser, kept, slowest);
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', network);
  await page.send('Page.navigate', { url: elsewhere });
  await goTo(page, address);
  await page.evaluate(isSettled);
  const lcp = await page.evaluate<number>('noted.paints.lcp');
  await page.close();
  return lcp;
}

/**
 * Milliseconds of processor time of the main thread until a page is idle. The processor is not slowed down: that takes
 * processor time of the same thread, and more of it beside other programs.
 */
export async function workUntilIdle(browser: BareBrowser, address: string, kept: Kept): Promise<number> {
  const page = await openOnPhone(browser, kept, 1);
  const tasks = await traceTasks(browser, async () => {
    await goTo(page, address);
    await page.evaluate(isSettled);
  });
  await page.close();
  return sum(tasks);
}

/** Cost of a page after the pointer is first over a link: bytes of script, and milliseconds. */
export interface TakeOver {
  blocking: number;
  scriptBytes: number;
}

export async function takeOver(browser: BareBrowser, address: string, kept: Kept): Promise<TakeOver> {
  // The page of a member takes over by itself.
  const page = kept.token ? await openOnPhone(browser, kept) : await openQuiet(browser, address, kept);
  const tasks = await traceTasks(browser, async () => {
    if (kept.token) await goTo(page, address);
    const place = await page.evaluate<[number, number]>(`(() => {
      const link = [...document.querySelectorAll('header a')].find((each) => each.getBoundingClientRect().width > 20);
      const { left, top } = link?.getBoundingClientRect() ?? { left: 20, top: 20 };
      return [left + 5, top + 5];
    })()`);
    await press(page, 'mouseMoved', place);
    await takenOver(page);
  });
  const scriptBytes = await page.evaluate<number>(`performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`);
  await page.close();
  return { blocking: sum(tasks.map((task) => Math.max(0, task - 50))), scriptBytes };
}

/**
 * Milliseconds from an input to the next paint, the longest of each kind. Each kind begins on a page that nobody has
 * touched, and goes on while React takes it over.
 */
export interface FirstInputs {
  click: number;
  key: number;
  tap: number;
}

/**
 * In the page: places beside each other on the first link or button of the content, in the part of it that is in view, or
 * else in the part that comes into view. A select would open a menu of the browser's own, and its drawing would count.
 */
const findPlaces = `(() => {
  const placesOn = (control) => {
    const box = control.getBoundingClientRect();
    const { left, width } = box;
    const [top, bottom] = [Math.max(box.top, 200), Math.min(box.bottom, innerHeight)];
    const places = [1, 2, 3, 4, 5, 6].map((index) => [left + (width * index) / 7, (top + bottom) / 2]);
    const isOn = ([x, y]) => control.contains(document.elementFromPoint(x, y));
    return bottom - top > 20 && width > 40 && places.every(isOn) ? places : undefined;
  };
  const controls = [...document.querySelectorAll('main a[href], main button')];
  const inView = controls.map(placesOn).find(Boolean);
  if (inView) return inView;
  for (const control of controls) {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const places = placesOn(control);
    if (places) return places;
  }
  throw new Error('The page has no link or button.');
})()`;

const inputs: Record<keyof FirstInputs, (page: BarePage) => Promise<void>> = {
  click: async (page) => {
    for (const place of await page.evaluate<[number, number][]>(findPlaces)) await click(page, place);
  },
  key: async (page) => {
    await page.evaluate(`document.querySelector('input')?.focus()`);
    await type(page, 'gong at eight');
  },
  tap: async (page) => {
    for (const [x, y] of await page.evaluate<[number, number][]>(findPlaces)) {
      await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
  },
};

export async function inputFirst(browser: BareBrowser, address: string, kept: Kept): Promise<FirstInputs> {
  const longest: FirstInputs = { click: 0, key: 0, tap: 0 };
  for (const kind of ['click', 'key', 'tap'] as const) {
    const page = await openQuiet(browser, address, kept);
    await page.evaluate(stay);
    await inputs[kind](page);
    await takenOver(page);
    longest[kind] = await longestInput(page);
    await page.close();
  }
  return longest;
}
