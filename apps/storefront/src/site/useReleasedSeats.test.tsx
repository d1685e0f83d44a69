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

let released: ReturnType<typeof useReleasedSeats>;

function Probe() {
  released = useReleasedSeats(useMemberCall('shoppingCart'));
  return null;
}

const refusal = (code: string) => Response.json({ code, status: 409, title: 'Refused.' }, { status: 409 });

beforeEach(() => {
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
  await expect.poll(() => released).toBeDefined();
  released.onHoldAgain(['hold-1']);
  await expect.poll(() => location.pathname).toBe('/en_us/WaitingRoom.html');
  expect(new URLSearchParams(location.search).get('target')).toBe('/en_us/Receipt.html?transactionNumber=FG-1');
  expect(released.again.failure).toBeNull();
});
