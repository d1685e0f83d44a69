import { describe, expect, it } from 'vitest';
import { sitePath, withParameters } from './sitePath.js';

const elsewhere = [
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '/.//elsewhere.example/',
  '/a/..//elsewhere.example/',
  'javascript:alert(1)',
  '',
];

describe('the page that an identity provider returns to', () => {
  it.each(elsewhere)('is not on another site: %j', (address) => {
    expect(sitePath(address)).toBeNull();
  });

  it('keeps its own parameters', () => {
    const url = sitePath('/zh_hk/Login.html?target=%2Fa%3Fb#top');
    expect(url && withParameters(url, { code: 'c d', state: '&' })).toBe(
      '/zh_hk/Login.html?target=%2Fa%3Fb&code=c+d&state=%26',
    );
  });
});
