import { describe, expect, test } from 'vitest';
import { actions, mayDo } from './roles.js';

describe('§6 roles', () => {
  test('a visitor may only browse, search, filter and read help', () => {
    expect(actions.filter((action) => mayDo('visitor', action))).toEqual(['browse', 'search', 'filter', 'readHelp']);
  });

  test('a member may do everything', () => {
    expect(actions.filter((action) => !mayDo('member', action))).toEqual([]);
  });
});
