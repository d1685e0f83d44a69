import type { PersonalNotice } from '@first-gong/domain';
import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepToken } from '../session/session.js';
import { TestPage } from '../testing/TestPage.js';
import { forgetNotices, useNotices } from './notices.js';

const notice: PersonalNotice = {
  noticeId: 'n-1',
  at: '2026-11-20T12:00:00.000Z',
  title: 'Order complete',
  body: [],
  href: null,
  read: false,
};

let isHot: boolean;
let fetched: string[];
let seen: ReturnType<typeof useNotices> | undefined;
let documents = 0;

function Probe() {
  seen = useNotices();
  return null;
}

function open() {
  documents += 1;
  seen = undefined;
  root.render(
    <TestPage key={documents} answers={{ isHotEvent: isHot }}>
      <Probe />
    </TestPage>,
  );
}

/** The next page of the same browser, in a hot event or not. */
function openNext(hot: boolean) {
  isHot = hot;
  fetched = [];
  open();
}

const shown = () => seen?.inbox?.notices.map(({ noticeId }) => noticeId);
const soonShown = (ids: string[]) => vi.waitFor(() => expect(shown()).toEqual(ids), { timeout: 60_000 });
const stored = () => localStorage.getItem('personalNotices');

beforeEach(() => {
  isHot = false;
  fetched = [];
  seen = undefined;
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    if (address.includes('hot_event')) return Response.json(isHot);
    return Response.json({ notices: [notice], total: 1, unread: 1 });
  });
  keepToken('token-of-the-first-session');
});
afterEach(() => {
  keepToken(null);
  forgetNotices();
  vi.unstubAllGlobals();
});
const root = freshRoot();

test('§3 §4 notices are fetched, and kept for a hot event, in which nobody fetches them', async () => {
  open();
  await soonShown(['n-1']);
  await expect.poll(() => stored()).toContain('Order complete');
  expect(stored()).not.toContain('token-of-the-first');

  openNext(true);
  await soonShown(['n-1']);
  expect(seen).toMatchObject({ hotEvent: true, inbox: { unread: 1 } });
  expect(fetched.filter((address) => address.includes('personalNotices'))).toEqual([]);
});

test('§6 notices of another session are not shown, and nor is what somebody else has written there', async () => {
  open();
  await soonShown(['n-1']);
  keepToken('token-of-the-other-session!');
  openNext(true);
  await soonShown([]);

  localStorage.setItem('personalNotices', '{"session":"session!","inbox":{"notices":[{"title":7}]}}');
  openNext(true);
  await soonShown([]);
});

test('§4 a logout removes them', async () => {
  open();
  await soonShown(['n-1']);
  forgetNotices();
  expect(stored()).toBeNull();
});
