import { afterEach, describe, expect, test } from 'vitest';
import { endSession, keepToken, readToken } from './session.js';
import { deviceStore } from './storage.js';

const over = () => deviceStore.read('sessionOver');

afterEach(() => keepToken(null));

describe('§4 Session: an update of the account ends its session', () => {
  test('also when another tab has learned of the end first: the update is the reason', () => {
    keepToken('first');
    endSession('elsewhere');
    endSession('profileUpdated', 'first');
    expect(readToken()).toBeNull();
    expect(over()).toBe('profileUpdated');
  });

  test('but its late answer ends no session that another member has begun since', () => {
    keepToken('first');
    keepToken(null);
    keepToken('second');
    endSession('passwordChanged', 'first');
    expect(readToken()).toBe('second');
    expect(over()).toBeNull();
  });

  test('and after a logout its late answer asks nobody to log in again', () => {
    keepToken('first');
    keepToken(null);
    endSession('profileUpdated', 'first');
    expect(over()).toBeNull();
  });
});
