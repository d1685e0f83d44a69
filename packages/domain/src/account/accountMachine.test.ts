import { expect, test } from 'vitest';
import { accountStates, loginRefusal } from './accountMachine.js';

test('§4 not-activated and suspended accounts are refused at login', () => {
  expect(accountStates.map((state) => [state, loginRefusal(state)])).toEqual([
    ['registered', 'accountNotActivated'],
    ['activated', null],
    ['suspended', 'accountSuspended'],
  ]);
});
