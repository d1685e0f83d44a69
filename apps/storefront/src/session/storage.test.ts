import { afterEach, describe, expect, test, vi } from 'vitest';
import { tabStore } from './storage.js';

/** A browser's storage, which throws if it is blocked. */
function stubBrowser({ blocked = false } = {}) {
  const texts: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => texts[name] ?? null,
    setItem(name: string, text: string) {
      if (blocked) throw new DOMException('The disk is full.', 'QuotaExceededError');
      texts[name] = text;
    },
    removeItem: (name: string) => delete texts[name],
  };
  // Like a browser's, the storage has its keys as properties.
  vi.stubGlobal('sessionStorage', new Proxy(texts, { get: (_, method: keyof typeof methods) => methods[method] }));
  return texts;
}

afterEach(() => {
  tabStore.forget('form');
  vi.unstubAllGlobals();
});

describe('what the browser keeps', () => {
  test('is text or data under a name, until it is forgotten', () => {
    const texts = stubBrowser();
    tabStore.keepData('form', { name: 'Ada' });
    expect(texts).toEqual({ form: '{"name":"Ada"}' });
    expect(tabStore.readData('form')).toEqual({ name: 'Ada' });
    expect(tabStore.names()).toEqual(['form']);
    tabStore.forget('form');
    expect([tabStore.read('form'), tabStore.readData('form'), tabStore.names()]).toEqual([null, null, []]);
  });

  test('is nothing where somebody else has written a text that is no data', () => {
    stubBrowser().form = '{"name":';
    expect(tabStore.readData('form')).toBeNull();
  });

  test('stays with the page where the browser keeps nothing', () => {
    stubBrowser({ blocked: true });
    tabStore.keepData('form', { name: 'Ada' });
    expect(tabStore.readData('form')).toEqual({ name: 'Ada' });
    expect(tabStore.names()).toEqual(['form']);
    tabStore.forget('form');
    expect(tabStore.readData('form')).toBeNull();
  });

  test('stays with the page where the browser does not even show its store', () => {
    vi.stubGlobal('sessionStorage', undefined);
    tabStore.keep('form', 'Ada');
    expect(tabStore.read('form')).toBe('Ada');
    tabStore.forget('form');
    expect(tabStore.read('form')).toBeNull();
  });
});
