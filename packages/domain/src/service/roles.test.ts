import { describe, expect, test } from 'vitest';
import { actions, mayDo } from './roles.js';

describe('§6 roles', () => {
  test('a visitor browses, searches, filters and reads help, and nothing else', () => {
    expect(actions.filter((action) => mayDo('visitor', action))).toEqual(['browse', 'search', 'filter', 'readHelp']);
  });

  test('a member does everything', () => {
    expect(actions.filter((action) => !mayDo('member', action))).toEqual([]);
  });
});
