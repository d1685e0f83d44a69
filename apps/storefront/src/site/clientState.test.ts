import { afterEach, expect, test } from 'vitest';
import { endSession, keepToken } from '../session/session.js';
import { clientStateKey, deviceStore } from '../session/storage.js';
import { keepClientState, readClientState } from './clientState.js';

afterEach(() => keepToken(null));

const config = { showWishList: true, specificPeriodGray: null };
const site = { serverNow: '2031-05-06T10:00:00.000Z', maintenance: null, weather: 'typhoon8' as const };

test('§3 the name, the hot event flag and the config of a session are kept', () => {
  keepToken('token-of-one');
  keepClientState('token-of-one', { userInfo: { name: 'Chan Hoi-ching' } });
  keepClientState('token-of-one', { hotEventFlag: true, config: { ...config, site } });
  expect(readClientState('token-of-one')).toEqual({
    userInfo: { name: 'Chan Hoi-ching' },
    hotEventFlag: true,
    config,
  });
  expect(deviceStore.read(clientStateKey)).not.toContain('token-of-one');
});

test.each([
  ['a logout', () => keepToken(null)],
  ['the end of the session', () => endSession('idle')],
  ['a login', () => keepToken('token-of-two')],
])('%s removes it, and another member never sees it', (_, happen) => {
  keepToken('token-of-one');
  keepClientState('token-of-one', { userInfo: { name: 'Chan Hoi-ching' } });
  expect(readClientState('token-of-two')).toEqual({});
  happen();
  expect(deviceStore.read(clientStateKey)).toBeNull();
});

test('what is no name, no flag and no config is left out', () => {
  const session = 'n-of-one';
  for (const wrong of ['text', 7, null, { name: 7 }, { name: 'x'.repeat(201) }, { showWishList: 'true' }, {}]) {
    deviceStore.keepData(clientStateKey, { session, userInfo: wrong, hotEventFlag: wrong, config: wrong });
    expect(readClientState('token-of-one')).toEqual({});
  }
  deviceStore.keep(clientStateKey, 'no JSON');
  expect(readClientState('token-of-one')).toEqual({});
});
