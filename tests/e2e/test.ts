import { addDays, hongKongDate } from '@first-gong/domain';
import { type SampleCaseName, sampleEventId } from '@first-gong/fake-api/samples';
import { type BrowserContext, test as base, type Clock, type Page } from '@playwright/test';
import { instant } from '../instant.js';

export { expect } from '@playwright/test';

/** Milliseconds by which the servers' clock is ahead of this machine's. */
const ahead = instant - Number(process.env.E2E_STARTED);

/** The time of servers and devices in the tests, in milliseconds since 1970. */
export const deviceNow = (): number => Date.now() + ahead;

/**
 * The id of the sample event for a case at the start of the tests.
 * @param name a row of `fake-api/src/sample-data/cases.ts`
 */
export const sampleEvent = (name: SampleCaseName): string => sampleEventId(name, hongKongDate(instant));

/** The id of an event that is over at the start of the tests. */
export const pastEvent = sampleEventId('seats', addDays(hongKongDate(instant), -366));

let count = 0;

/** A unique text, even if tests repeat against the same server. */
export const unique = (): string => `${base.info().testId.slice(-12)}-${++count}`;

/** Gives every page of a context the servers' clock. Timers and `performance.now()` stay unchanged. */
export async function followServerClock(context: BrowserContext): Promise<void> {
  await context.addInitScript((milliseconds) => {
    globalThis.Date = new Proxy(Date, {
      construct: (real, args, target) =>
        Reflect.construct(real, args.length ? args : [real.now() + milliseconds], target),
      apply: (real) => new real(real.now() + milliseconds).toString(),
      get: (real, name) => (name === 'now' ? () => real.now() + milliseconds : Reflect.get(real, name)),
    });
  }, ahead);
}

/**
 * Playwright's clock of a page, for tests that change a device's time. It uses the machine's clock, so the page first
 * gets its own `Date` back.
 */
export async function clockOf(page: Page): Promise<Clock> {
  await page.context().addInitScript(() => {
    globalThis.Date = Date.prototype.constructor as DateConstructor;
  });
  return page.clock;
}

/** Delays every call of a context, to find tests that pass only on a fast machine. */
async function delayCalls(context: BrowserContext, milliseconds: number): Promise<void> {
  await context.route(/\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    // The page may have gone.
    await route.continue().catch(() => {});
  });
}

/** A test whose browser has the servers' clock. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await followServerClock(context);
    if (process.env.TEST_DELAY) await delayCalls(context, Number(process.env.TEST_DELAY));
    await use(context);
  },
});
