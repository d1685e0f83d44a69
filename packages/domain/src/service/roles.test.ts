import { describe, expect, test } from 'vitest';
import { actions, admission, mayDo, memberRoutes, wishListRoutes } from './roles.js';

describe('§6 roles', () => {
  test('a visitor browses, searches, filters and reads help, and nothing else', () => {
    expect(actions.filter((action) => mayDo('visitor', action))).toEqual(['browse', 'search', 'filter', 'readHelp']);
  });

  test('a member does everything', () => {
    expect(actions.filter((action) => !mayDo('member', action))).toEqual([]);
  });
});

describe('§6 member-only routes', () => {
  test.each(memberRoutes)('%s leads a visitor to log in, and is shown to a member', (route) => {
    expect(admission(route, 'visitor', true)).toBe('login');
    expect(admission(route, 'member', true)).toBe('show');
  });

  test('they are favourites, transaction history, member info, transaction detail, top-ups and wish list', () => {
    expect(memberRoutes).toEqual(
      expect.arrayContaining([
        '/Member/Favourites.html',
        '/Member/TxnHistory.html',
        '/Member/MemberInfo.html',
        '/Member/TransactionDetail.html',
        '/Member/TopUpsHistory.html',
        '/Member/TopUps.html',
        '/Member/WishList.html',
      ]),
    );
  });

  test.each(['/Events.html', '/Login.html', '/Faq.html', '/Member/Nothing.html'])(
    '%s is shown to everybody',
    (route) => {
      expect(admission(route, 'visitor', false)).toBe('show');
      expect(admission(route, 'member', false)).toBe('show');
    },
  );

  test.each(wishListRoutes)('%s leads home unless the wish list is on', (route) => {
    expect(admission(route, 'visitor', false)).toBe('home');
    expect(admission(route, 'member', false)).toBe('home');
  });
});
