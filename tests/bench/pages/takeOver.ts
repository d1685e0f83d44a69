import type { BareBrowser, BarePage } from './bareBrowser.js';
import { elsewhere, type Kept, loadedScript, network, note, phone, slowDown } from './measure.js';
import { type TraceEvent, tasksOf, trace } from './trace.js';

/** Page script: waits until the page is idle and its lazy loading has begun. */
const isQuiet = `(async () => {
  for (let times = 0; times < 3; times += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
})()`;

/** Page script: waits until React has hydrated the page. */
const isTakenOver = `(async () => {
  while ('beforeHydration' in window && window.beforeHydration) await new Promise((resolve) => setTimeout(resolve, 50));
})()`;

/**
 * Page script: clicks follow no link and open no browser dialog, so that the page stays. Each input changes a point of
 * the screen, because an input that changes nothing would last until the next paint, up to a second.
 */
const stay = `
  const point = Object.assign(document.createElement('i'), { ariaHidden: 'true' });
  Object.assign(point.style, { position: 'fixed', top: 0, left: 0, width: '1px', height: '1px' });
  document.documentElement.append(point);
  let inputs = 0;
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
    addEventListener(type, () => (point.style.background = (inputs += 1) % 2 ? 'red' : 'blue'), true);
  window.print = () => {};
  addEventListener('click', (event) => event.target.closest?.('a[href]') && event.preventDefault(), true);
  addEventListener('submit', (event) => event.preventDefault(), true);`;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Opens a page on a phone with an empty cache. @param rate how many times slower the processor is */
async function openOnPhone(browser: BareBrowser, kept: Kept, rate = slowDown): Promise<BarePage> {
  const remember = `Object.assign(localStorage, ${JSON.stringify(kept)});`;
  // tsx calls `__name` to name nested functions.
  const page = await browser.newPage(`globalThis.__name ??= (named) => named; (${note})(); ${remember}`);
  const { userAgent, viewport, deviceScaleFactor } = phone;
  await page.send('Emulation.setUserAgentOverride', { userAgent });
  await page.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: true });
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

/** Navigates and waits for the load event. */
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

/** Waits until the page is hydrated and idle. */
export async function takenOver(page: BarePage): Promise<void> {
  await page.evaluate(isTakenOver);
  await page.evaluate(isQuiet);
}

/** Discards the recorded inputs. */
export const forgetInputs = (page: BarePage) => page.evaluate('void (noted.events.length = 0)');

/** Milliseconds of the longest input until the next paint. */
export const longestInput = (page: BarePage) =>
  page.evaluate<number>('Math.max(0, ...noted.events.map(([, duration]) => duration))');

/**
 * Traces a page and returns the processor milliseconds of each main-thread task, which depend little on other programs.
 * @param from leaves out tasks that end before this mark. A page that was open before `run` has no mark
 */
async function traceTasks(
  browser: BareBrowser,
  from: 'domLoading' | 'firstContentfulPaint',
  run: () => Promise<void>,
): Promise<number[]> {
  const events = await trace(browser, ['toplevel', '__metadata', 'blink.user_timing', 'loading'], run);
  const mainThreads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = mainThreads.map((thread) => {
    const isStart = ({ name, pid, tid }: TraceEvent) => name === from && pid === thread.pid && tid === thread.tid;
    const started = events.findLast(isStart)?.ts ?? 0;
    return tasksOf(events, thread)
      .filter(({ ts, dur = 0 }) => ts + dur >= started)
      .map(({ tdur = 0 }) => tdur / 1000);
  });
  // The previous page, on another site, had a different thread.
  return tasks.reduce((most, each) => (sum(each) > sum(most) ? each : most), []);
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** How many times slower the processor of a slow phone is. */
const slowest = 8;

/** Page script: waits until everything that loads by itself has loaded, each in less than a second. */
const isSettled = `(async () => {
  const loaded = () => performance.getEntriesByType('resource').length;
  for (let before = -1; before !== loaded(); ) {
    before = loaded();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
  }
})()`;

/** Milliseconds until the largest contentful paint on a slow phone. */
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
 * Milliseconds of main-thread processor time until idle. Without throttling, which would use processor time of the same
 * thread.
 */
export async function workUntilIdle(browser: BareBrowser, address: string, kept: Kept): Promise<number> {
  const page = await openOnPhone(browser, kept, 1);
  const tasks = await traceTasks(browser, 'domLoading', async () => {
    await goTo(page, address);
    await page.evaluate(isSettled);
  });
  await page.close();
  return sum(tasks);
}

/** Cost of a page from the first hover over a link: bytes of script, and milliseconds. */
export interface TakeOver {
  blocking: number;
  scriptBytes: number;
}

export async function takeOver(browser: BareBrowser, address: string, kept: Kept): Promise<TakeOver> {
  // A member's page hydrates without an interaction. Like Lighthouse, its blocking time begins at its first paint.
  const page = kept.token ? await openOnPhone(browser, kept) : await openQuiet(browser, address, kept);
  const tasks = await traceTasks(browser, 'firstContentfulPaint', async () => {
    if (kept.token) await goTo(page, address);
    const place = await page.evaluate<[number, number]>(`(() => {
      const link = [...document.querySelectorAll('header a')].find((each) => each.getBoundingClientRect().width > 20);
      const { left, top } = link?.getBoundingClientRect() ?? { left: 20, top: 20 };
      return [left + 5, top + 5];
    })()`);
    await press(page, 'mouseMoved', place);
    await takenOver(page);
  });
  const scriptBytes = await page.evaluate<number>(loadedScript);
  await page.close();
  return { blocking: sum(tasks.map((task) => Math.max(0, task - 50))), scriptBytes };
}

/**
 * Milliseconds from an input to the next paint, the longest of each kind. Each kind starts on an untouched page and
 * continues during hydration.
 */
export interface FirstInputs {
  click: number;
  key: number;
  tap: number;
}

/**
 * Page script: adjacent points on the first visible link or button of the content. Not a select, whose native menu
 * would count. It waits until its own layout and scrolling are painted, which are not the input's.
 */
const findPlaces = `(async () => {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
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
  await painted();
  if (inView) return inView;
  for (const control of controls) {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    await painted();
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
