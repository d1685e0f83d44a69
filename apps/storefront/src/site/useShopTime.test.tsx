import type { PopupEvent } from '@first-gong/domain';
import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { usePopup } from '../home/usePopup.js';
import { TestPage } from '../testing/TestPage.js';
import { useCurrentMinute, useToday } from './useShopTime.js';

/** The shop's time, years away from the device's clock. */
const serverNow = '2031-05-06T10:07:30.000Z';

const popup: PopupEvent = {
  popupId: 'today',
  eventId: 'night-sailing',
  title: 'Night Sailing',
  text: 'Lam Ting-hoi',
  posterSeed: 'night-sailing',
  posterLines: ['Night', 'Sailing'],
  interest: 'popConcert',
  effectiveFrom: '2031-05-06T00:00:00.000Z',
  effectiveTo: '2031-05-07T00:00:00.000Z',
};

let minute = '';
let today = '';

function Minute() {
  minute = useCurrentMinute();
  today = useToday();
  return null;
}

const Popup = () => usePopup();

const show = (part: React.ReactNode, now = serverNow) =>
  root.render(
    <TestPage
      page={{ madeAt: Date.parse('2031-05-06T10:00:00.000Z') }}
      answers={{
        config: { site: { serverNow: now, maintenance: null, weather: 'none' } },
        isHotEvent: false,
        popupEventList: [popup],
      }}
    >
      {part}
    </TestPage>,
  );

const forget = () => localStorage.removeItem('dismissedPopups');
beforeEach(forget);
afterEach(forget);
const root = freshRoot();

test('§4 the minute of an open page is that of the shop, whatever the clock of the device says', async () => {
  show(<Minute />);
  await vi.waitFor(() => expect(minute).toBe('2031-05-06T10:07:00.000Z'), { timeout: 60_000 });
});

test('§2 today changes at midnight in Hong Kong on an open page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  show(<Minute />, '2031-05-06T15:59:50.000Z');
  await vi.waitFor(() => expect(today).toBe('2031-05-06'), { timeout: 60_000 });
  // At midnight exactly: every part of a page shows the same day.
  vi.advanceTimersByTime(10_100);
  await vi.waitFor(() => expect(today).toBe('2031-05-07'), { timeout: 60_000 });
  vi.useRealTimers();
});

test('§3 a popup event comes in its time by the clock of the shop', async () => {
  show(<Popup />);
  await expect.element(page.getByText('Night Sailing').first()).toBeVisible();
});
