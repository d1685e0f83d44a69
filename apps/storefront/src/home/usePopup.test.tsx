import type { PopupEvent } from '@first-gong/domain';
import { loadAllWords } from '@first-gong/i18n/load';
import { TextProvider } from '@first-gong/screens/shared/text';
import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CallsProvider } from '../data/calls.js';
import { callKey } from '../data/responseCache.js';
import { PageContext } from '../site/PageContext.js';
import { testPage } from '../testing/page.js';
import { usePopup } from './usePopup.js';

const words = await loadAllWords('en_us');
const serverNow = '2031-05-06T10:00:00.000Z';

const site = { ...testPage, madeAt: Date.parse(serverNow) };

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
  const answer = (data: unknown) => ({ data, total: 0, unreadable: 0 });
  const answers = {
    [callKey('en_us', 'config')]: answer({ site: { serverNow, maintenance: null, weather: 'none' } }),
    [callKey('en_us', 'popupEventList')]: answer([popup]),
    ...(hotEvent !== undefined && { [callKey('en_us', 'isHotEvent')]: answer(hotEvent) }),
  };
  return (
    <section aria-label={name}>
      <CallsProvider lang="en_us" delivered={{ answers, failures: {}, receivedAt: performance.now() }}>
        <Popup />
      </CallsProvider>
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
    <PageContext value={site}>
      <TextProvider lang="en_us" words={words}>
        <Home name="Rush" hotEvent={true} />
        <Home name="Unknown" hotEvent={undefined} />
        <Home name="Quiet" hotEvent={false} />
      </TextProvider>
    </PageContext>,
  );
  const titleIn = (name: string) => page.getByRole('region', { name, exact: true }).getByText(popup.title);
  await expect.element(titleIn('Quiet').first()).toBeVisible();
  expect(titleIn('Rush').elements()).toEqual([]);
  expect(titleIn('Unknown').elements()).toEqual([]);
});
