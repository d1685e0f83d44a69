import { expect, test } from 'vitest';
import { accountStates, loginRefusal } from './accountMachine.js';

test('§4 login refuses not-activated, suspended and closed accounts', () => {
  expect(accountStates.map((state) => [state, loginRefusal(state)])).toEqual([
    ['registered', 'accountNotActivated'],
    ['activated', null],
    ['suspended', 'accountSuspended'],
    ['closed', 'emailPasswordMismatch'],
  ]);
});
