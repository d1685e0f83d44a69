import { describe, expect, test } from 'vitest';
import { civilToInstant } from '../time/time.js';
import { isNoticeShown, markRead, noticeFetchPolicy, noticesShown, unreadCount } from './inbox.js';

const now = civilToInstant('2026-11-20', '21:00');
const notice = (noticeId: string, at: string, read = false) => ({ noticeId, at, read });

describe('§9 notices of the last 3 months are shown', () => {
  test.each([
    ['2026-08-20', '00:00', true],
    ['2026-08-19', '23:59', false],
    ['2026-11-20', '21:00', true],
  ])('a notice of %s at %s: %s', (day, time, shown) => {
    expect(isNoticeShown(civilToInstant(day, time), now)).toBe(shown);
  });

  test('on the last day of a month, the 3 months begin with the last day of a shorter month', () => {
    const lastOfMay = civilToInstant('2026-05-31', '12:00');
    expect(isNoticeShown(civilToInstant('2026-02-28', '00:00'), lastOfMay)).toBe(true);
    expect(isNoticeShown(civilToInstant('2026-02-27', '23:59'), lastOfMay)).toBe(false);
  });

  test('the newest notice comes first, and the given list is not changed', () => {
    const given = [
      notice('old', '2026-09-01T00:00:00.000Z'),
      notice('new', '2026-11-19T00:00:00.000Z'),
      notice('gone', '2026-01-01T00:00:00.000Z'),
    ];
    expect(noticesShown(given, now).map(({ noticeId }) => noticeId)).toEqual(['new', 'old']);
    expect(given[0]?.noticeId).toBe('old');
  });
});

describe('§2 marks as read', () => {
  const inbox = [notice('a', now), notice('b', now, true), notice('c', now)];

  test('all notices', () => {
    expect(unreadCount(inbox)).toBe(2);
    expect(unreadCount(markRead(inbox, { all: true }))).toBe(0);
  });

  test('only the given notices; unknown ids have no effect', () => {
    expect(markRead(inbox, { noticeIds: ['c', 'b', 'nobody'] }).map(({ read }) => read)).toEqual([false, true, true]);
    expect(markRead(inbox, {})).toEqual(inbox);
  });
});

describe('§4 Login state', () => {
  test('notices are fetched when logged in and not in a hot-event period', () => {
    expect(noticeFetchPolicy('loggedIn', 'off')).toBe('fetch');
    expect(noticeFetchPolicy('loggedIn', 'on')).toBe('keep');
  });

  test.each(['off', 'on'] as const)('on logout they are cleared, with a hot event %s', (hotEvent) => {
    expect(noticeFetchPolicy('visitor', hotEvent)).toBe('clear');
  });
});
