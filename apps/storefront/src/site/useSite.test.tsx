import type { Config, SiteState } from '@first-gong/domain';
import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPage } from '../testing/TestPage.js';
import { type Site, useSite } from './useSite.js';

const serverNow = '2031-05-06T10:00:00.000Z';
const hourLater = '2031-05-06T11:00:00.000Z';
const hourBefore = '2031-05-06T09:00:00.000Z';
const MINUTE = 60_000;

let config: Config;
let state: SiteState;
let hotEvent: boolean;
let seen: Site[];
const last = () => seen.at(-1);
/** Waits long enough for a busy machine. */
const soonIs = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

function Probe() {
  seen.push(useSite());
  return null;
}

function open() {
  root.render(
    <TestPage
      page={{ madeAt: Date.parse(serverNow) }}
      answers={{ config: { ...config, site: state }, isHotEvent: hotEvent }}
    >
      <Probe />
    </TestPage>,
  );
}

beforeEach(() => {
  seen = [];
  config = { showWishList: true, specificPeriodGray: null };
  state = { serverNow, maintenance: null, weather: 'none' };
  hotEvent = false;
  vi.stubGlobal('fetch', async (address: string) => {
    return Response.json(address.includes('config') ? { ...config, site: state } : hotEvent);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const root = freshRoot();

test('§9 a page that nobody touches asks again by itself: the weather, a maintenance, a hot event, the gray period', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  open();
  await soonIs(() => expect(vi.getTimerCount()).toBe(2));
  expect(last()).toEqual({
    gray: false,
    weather: 'none',
    hotEvent: false,
    maintenance: null,
    changed: false,
    wishList: true,
  });

  state = { serverNow, maintenance: { from: hourBefore, to: hourLater }, weather: 'typhoon8' };
  hotEvent = true;
  config = { ...config, specificPeriodGray: { effectiveFrom: hourBefore, effectiveTo: hourLater } };
  vi.advanceTimersByTime(MINUTE);
  await soonIs(() =>
    expect(last()).toEqual({
      gray: true,
      weather: 'typhoon8',
      hotEvent: true,
      maintenance: { from: hourBefore, to: hourLater, phase: 'on' },
      changed: true,
      wishList: true,
    }),
  );
});

test('§4 §9 a page turns gray and closes at the announced instant, without asking', async () => {
  const soon = '2031-05-06T10:00:00.200Z';
  config = { ...config, specificPeriodGray: { effectiveFrom: soon, effectiveTo: hourLater } };
  state = { ...state, maintenance: { from: soon, to: hourLater } };
  vi.stubGlobal('fetch', () => Promise.reject(new Error('The page asks.')));
  open();
  await soonIs(() => expect(last()).toMatchObject({ gray: true, maintenance: { phase: 'on' }, changed: true }));
  expect(seen[0]).toMatchObject({ gray: false, maintenance: { phase: 'ahead' }, changed: false });
});
