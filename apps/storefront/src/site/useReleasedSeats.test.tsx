import { loadAllWords } from '@first-gong/i18n/load';
import { TextProvider } from '@first-gong/screens/shared/text';
import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallsProvider, useMemberCall } from '../data/calls.js';
import { keepToken } from '../session/session.js';
import { testPage } from '../testing/TestPage.js';
import { HoldNotificationContext } from './holdNotification.js';
import { PageContext } from './PageContext.js';
import { useReleasedSeats } from './useReleasedSeats.js';

const words = await loadAllWords('en_us');
const ownAddress = location.href;

let released: ReturnType<typeof useReleasedSeats> | undefined;

function Probe() {
  released = useReleasedSeats(useMemberCall('shoppingCart'));
  return null;
}

const refusal = (code: string, field = '') => {
  const errors = field === '' ? [] : [{ field, code, title: 'Refused.' }];
  return Response.json({ code, status: 409, title: 'Refused.', errors }, { status: 409 });
};

const show = () =>
  root.render(
    <PageContext value={testPage}>
      <TextProvider lang="en_us" words={words}>
        <CallsProvider lang="en_us" delivered={{ answers: {}, failures: {} }}>
          <HoldNotificationContext value={{ news: null, tell: () => {} }}>
            <Probe />
          </HoldNotificationContext>
        </CallsProvider>
      </TextProvider>
    </PageContext>,
  );

beforeEach(() => {
  released = undefined;
  keepToken('token');
  history.replaceState(null, '', '/en_us/Receipt.html?transactionNumber=FG-1');
});
afterEach(() => {
  keepToken(null);
  history.replaceState(null, '', ownAddress);
  vi.unstubAllGlobals();
});
// After these hooks, so that the page unmounts before they clean up.
const root = freshRoot();

test('§4 in a hot event, holding the same seats again leads through the waiting room and back to the page', async () => {
  vi.stubGlobal('fetch', async () => refusal('waitingRoomFirst'));
  show();
  await expect.poll(() => released).toBeDefined();
  released?.onHoldAgain(['hold-1']);
  await expect.poll(() => location.pathname).toBe('/en_us/WaitingRoom.html');
  expect(new URLSearchParams(location.search).get('target')).toBe('/en_us/Receipt.html?transactionNumber=FG-1');
  expect(released?.again.failure).toBeNull();
});

test('§8 seats that another buyer has taken are named with the sentence of the server', async () => {
  vi.stubGlobal('fetch', async () => refusal('seatTaken', 'holdIds.1'));
  show();
  await expect.poll(() => released).toBeDefined();
  released?.onHoldAgain(['hold-1', 'hold-2']);
  await expect.poll(() => released?.again.refused).toEqual({ holdId: 'hold-2', why: 'Refused.' });
  expect(released?.again.failure).toBeNull();
});
