import type { PopupEvent } from '@first-gong/domain';
import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { TestPage } from '../testing/TestPage.js';
import { usePopup } from './usePopup.js';

const serverNow = '2031-05-06T10:00:00.000Z';

const popup: PopupEvent = {
  popupId: 'week',
  eventId: 'whale',
  title: 'The Whale in the Cage Home',
  text: 'Six nights in Tai Hang.',
  posterSeed: 'whale',
  posterLines: ['The Whale'],
  interest: 'theatre',
  effectiveFrom: '2031-05-06T00:00:00.000Z',
  effectiveTo: '2031-05-07T00:00:00.000Z',
};

const Popup = () => usePopup();

/** A home page. @param hotEvent undefined while unknown */
function Home({ name, hotEvent }: { name: string; hotEvent: boolean | undefined }) {
  const answers = {
    config: { site: { serverNow, maintenance: null, weather: 'none' } },
    popupEventList: [popup],
    ...(hotEvent !== undefined && { isHotEvent: hotEvent }),
  };
  return (
    <section aria-label={name}>
      <TestPage page={{ madeAt: Date.parse(serverNow) }} answers={answers}>
        <Popup />
      </TestPage>
    </section>
  );
}

const forget = () => localStorage.removeItem('dismissedPopups');
beforeEach(() => {
  forget();
  vi.stubGlobal('fetch', async () => new Response('away', { status: 503 }));
});
afterEach(() => {
  forget();
  vi.unstubAllGlobals();
});
const root = freshRoot();

test('§3 §4 the popup event comes to a page, but not in a hot event, nor while nobody knows whether one is on', async () => {
  // Popups load in the order of the pages, so the last one proves that the others are not coming.
  root.render(
    <>
      <Home name="Rush" hotEvent={true} />
      <Home name="Unknown" hotEvent={undefined} />
      <Home name="Quiet" hotEvent={false} />
    </>,
  );
  const titleIn = (name: string) => page.getByRole('region', { name, exact: true }).getByText(popup.title);
  await expect.element(titleIn('Quiet').first()).toBeVisible();
  expect(titleIn('Rush').elements()).toEqual([]);
  expect(titleIn('Unknown').elements()).toEqual([]);
});
