import type { SeatPlan } from '@first-gong/domain';
import type { Browser, Page } from '@playwright/test';
import { phone, slowDown } from './measure.js';

/** The cost of one way of drawing a house. Times are milliseconds. */
export interface Drawn {
  /** From the moment at which the seats are there to the frame that shows the house. */
  firstPaint: number;
  /** The 95th percentile of the time between frames while the house moves, and while it grows. */
  pan: number;
  zoom: number;
  /** From a press on a seat to the frame that shows it chosen. */
  press: number;
  nodes: number;
  /** Megabytes of script. */
  heap: number;
}

const frames = 60;

/** Runs in the page: the 95th percentile of the intervals of frames, during each of which a step is made. */
async function framesOf(step: (frame: number) => void, count: number): Promise<number> {
  const intervals: number[] = [];
  let last = 0;
  await new Promise<void>((resolve) => {
    const tick = (now: number) => {
      if (last > 0) intervals.push(now - last);
      last = now;
      if (intervals.length >= count) resolve();
      else {
        step(intervals.length);
        requestAnimationFrame(tick);
      }
    };
    requestAnimationFrame(tick);
  });
  return intervals.sort((one, other) => one - other)[Math.floor(intervals.length * 0.95)] ?? 0;
}

/** Runs in the page: the elements, and the megabytes of script. */
const sizeOf = (selector: string) => ({
  nodes: document.querySelectorAll(`${selector}, ${selector} *`).length,
  heap: (performance as Performance & { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1e6,
});

async function slowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage(phone);
  await page.addInitScript('globalThis.__name ??= (named) => named');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return page;
}

/** The seat map of an event's page. @param url of the page with the map as its way */
export async function drawMap(browser: Browser, url: string): Promise<Drawn> {
  const page = await slowPage(browser);
  await page.addInitScript(() => {
    // The map comes into the page in one commit, and is drawn in it: the next frame shows it.
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=application] canvas')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => performance.mark('mapPainted');
        channel.port2.postMessage(null);
      });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(url);
  await page.locator('body').dispatchEvent('pointerdown');
  await page.locator('[role=application]').waitFor({ timeout: 120_000 });
  await page.locator('#zones').scrollIntoViewIfNeeded();
  await page.waitForTimeout(3000);
  const firstPaint = await page.evaluate(() => {
    const seats = performance.getEntriesByType('resource').filter(({ name }) => /seatPlan/.test(name));
    const parts = performance.getEntriesByType('resource').filter(({ name }) => /MapWay[^/]*\.js/.test(name));
    const there = Math.max(...[...seats, ...parts].map((each) => (each as PerformanceResourceTiming).responseEnd));
    return (performance.getEntriesByName('mapPainted')[0]?.startTime ?? Number.NaN) - there;
  });
  await page.evaluate(`globalThis.framesOf = ${framesOf.toString()}`);
  const moved = await page.evaluate(async (count) => {
    const canvas = document.querySelector('[role=application] canvas');
    const button = document.querySelector('[role=application] button');
    if (!(canvas instanceof HTMLElement) || !(button instanceof HTMLElement)) throw new Error('There is no map.');
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const run = (globalThis as unknown as { framesOf: typeof framesOf }).framesOf;
    const zoom = await run((frame) => {
      const deltaY = frame < count / 2 ? -70 : 40;
      canvas.dispatchEvent(
        new WheelEvent('wheel', { deltaY, clientX: x, clientY: y, bubbles: true, cancelable: true }),
      );
    }, count);
    // Near the current seat, so that the seats in view are drawn one by one.
    button.focus();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const pointer = (type: string, at: number) =>
      canvas.dispatchEvent(
        new PointerEvent(type, { clientX: x + at, clientY: y, pointerId: 1, pointerType: 'mouse', bubbles: true }),
      );
    canvas.setPointerCapture = () => {};
    pointer('pointerdown', 0);
    const pan = await run((frame) => pointer('pointermove', 6 * (frame < count / 2 ? frame : count - frame)), count);
    pointer('pointerup', 0);
    const began = performance.now();
    button.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return { zoom, pan, press: performance.now() - began };
  }, frames);
  const size = await page.evaluate(sizeOf, '[role=application]');
  await page.close();
  return { firstPaint, ...moved, ...size };
}

/** The control: the same seats as elements of one SVG, moved and zoomed by its view box. */
export async function drawSvg(browser: Browser, plan: SeatPlan): Promise<Drawn> {
  const page = await slowPage(browser);
  await page.goto('about:blank');
  const rows = plan.zones.flatMap((zone) => zone.rows.map(({ seats, taken }) => ({ seats, taken })));
  await page.evaluate(`globalThis.framesOf = ${framesOf.toString()}`);
  const measured = await page.evaluate(
    async ({ rows: all, count }) => {
      const began = performance.now();
      const size = Math.ceil(Math.sqrt(all.reduce((sum, { seats }) => sum + seats, 0)));
      let seat = 0;
      const circles = all.flatMap(({ seats, taken }) =>
        Array.from({ length: seats }, (_, index) => {
          const [x, y] = [seat % size, Math.floor(seat / size)];
          seat += 1;
          return `<circle cx="${x}" cy="${y}" r=".4" fill="${taken.includes(index + 1) ? '#ccc' : '#1b7a5a'}"/>`;
        }),
      );
      document.body.innerHTML = `<svg style="width:100%;height:600px" viewBox="0 0 ${size} ${size}">${circles.join('')}</svg>`;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const firstPaint = performance.now() - began;
      const run = (globalThis as unknown as { framesOf: typeof framesOf }).framesOf;
      const svg = document.querySelector('svg');
      const show = (x: number, part: number) => svg?.setAttribute('viewBox', `${x} ${x} ${size * part} ${size * part}`);
      const zoom = await run((frame) => show(0, 1 - frame / count / 1.2), count);
      const pan = await run((frame) => show(frame / 4, 0.1), count);
      const pressed = performance.now();
      document.elementFromPoint(200, 300)?.setAttribute('fill', '#111');
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return { firstPaint, zoom, pan, press: performance.now() - pressed };
    },
    { rows, count: frames },
  );
  const size = await page.evaluate(sizeOf, 'svg');
  await page.close();
  return { ...measured, ...size };
}
