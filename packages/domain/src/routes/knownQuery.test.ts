import { describe, expect, test } from 'vitest';
import { listingParameters } from '../catalogue/listing.js';
import { canonicalQuery, knownQuery } from './knownQuery.js';
import { routeNames, routeOf } from './routes.js';

describe('the part of a query that a page reads', () => {
  test('leaves out parameters that the page does not read', () => {
    expect(knownQuery('home', '?x=1&q=jazz&utm_source=mail&__proto__=1')).toBe('q=jazz');
    expect(knownQuery('eventDetail', 'eventId=a-1&fbclid=9')).toBe('eventId=a-1');
    expect(knownQuery('logout', '?q=jazz')).toBe('');
  });

  test('has each parameter once and always in the same order', () => {
    expect(knownQuery('home', 'page=2&q=a b&q=c&category=local')).toBe(
      knownQuery('home', 'q=a+b&category=local&page=2'),
    );
    expect(knownQuery('home', 'page=2&q=a b&q=c')).toBe('q=a+b&page=2');
  });

  test('a value is decoded once: `%2500` stays the text %00', () => {
    expect(knownQuery('home', 'q=%2500')).toBe('q=%2500');
    expect(knownQuery('home', knownQuery('home', 'q=%252500&venue=%25'))).toBe('q=%252500&venue=%25');
  });

  test('for search engines it has only the parameters that change the content', () => {
    expect(canonicalQuery('home', 'q=jazz&sort=popular&page=2&venue=a')).toBe('venue=a&page=2');
    for (const name of routeNames) {
      const { canonical = [], queryParams = [] } = routeOf(name);
      expect(queryParams).toEqual(expect.arrayContaining([...canonical]));
    }
  });

  test('keeps every filter of the listing, and the parameters that links to a page carry', () => {
    const filters = Object.keys(listingParameters).map((name) => `${name}=1`);
    expect(knownQuery('home', filters.join('&')).split('&').sort()).toEqual(filters.sort());
    for (const name of routeNames) {
      const { requires = [], sensitiveParams = [] } = routeOf(name);
      const query = requires
        .filter((parameter) => !sensitiveParams.includes(parameter))
        .map((parameter) => `${parameter}=1`)
        .join('&');
      expect(knownQuery(name, `x=2&${query}`)).toBe(query);
    }
  });

  test('§4 the token of a mail, and the code of a provider, are in no document and no link of the page', () => {
    expect(knownQuery('resetPassword', 'token=M-1.secret')).toBe('');
    expect(canonicalQuery('resetPassword', 'token=M-1.secret')).toBe('');
    expect(knownQuery('login', 'code=secret&state=secret&signInCode=secret&activate=secret&way=google')).toBe(
      'way=google',
    );
  });
});
