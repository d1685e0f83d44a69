import type { PopupEvent } from '@first-gong/domain';
import { loadAllWords } from '@first-gong/i18n/load';
import { TextProvider } from '@first-gong/screens/shared/text';
import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CallsProvider, callKey, type Delivered } from './calls.js';
import { usePopup } from './usePopup.js';

const words = await loadAllWords('en_us');

const popup: PopupEvent = {
  popupId: 'week',
  eventId: 'whale',
  title: 'The Whale in the Cage Home',
  text: 'Six nights in Tai Hang.',
  posterSeed: 'whale',
  posterLines: ['The Whale'],
  interest: 'theatre',
  effectiveFrom: '2000-01-01T00:00:00.000Z',
  effectiveTo: '2099-01-01T00:00:00.000Z',
};

function Popup() {
  return (
    <main>
      <p>The page</p>
      {usePopup(true)}
    </main>
  );
}

const received = <Data,>(data: Data) => ({ data, total: 0, unreadable: 0, receivedAt: performance.now() });

/** @param hot whether a hot event is on; undefined when its call fails. */
function open(hot: boolean | undefined) {
  vi.stubGlobal('fetch', async () => new Response('away', { status: 503 }));
  const answers: Delivered['answers'] = {
    [callKey('en_us', 'popupEventList')]: received([popup]),
    ...(hot !== undefined && { [callKey('en_us', 'isHotEvent')]: received(hot) }),
  };
  root.render(
    <TextProvider lang="en_us" words={words}>
      <CallsProvider lang="en_us" delivered={{ answers, failures: {} }}>
        <Popup key={String(hot)} />
      </CallsProvider>
    </TextProvider>,
  );
}

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});
const root = freshRoot();

const slip = page.getByRole('complementary');
/** Two turns of the idle browser: a popup would be there. */
const idle = () =>
  new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => setTimeout(resolve, 50))));

test('§3 the popup event comes when the page is idle, and dismissed it is remembered by this device', async () => {
  open(false);
  await expect.element(slip).toBeVisible();
  page
    .getByRole('button', { name: /^Dismiss/ })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(slip).not.toBeInTheDocument();
  expect(localStorage.getItem('dismissedPopups')).toContain(popup.popupId);
});

test.each([
  ['in a hot event', true],
  ['while nobody knows whether a hot event is on', undefined],
] as const)('§4 there is no popup %s', async (_, hot) => {
  // The part is loaded already: only the hot event keeps it away.
  await import('./PopupDesk.js');
  open(hot);
  await expect.element(page.getByText('The page')).toBeVisible();
  await idle();
  expect(slip.elements()).toEqual([]);
});
