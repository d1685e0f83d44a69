import { LRUCache } from 'lru-cache';
import type { Api } from './api.js';
import type { FileMaker } from './files.js';
import { eventSitemap, eventSitemapPath } from './searchEngines.js';

/** Milliseconds. Crawlers come a few times a day. */
const listAge = 10 * 60_000;

/** Serves `/sitemapEvents.xml`, the pages of all events on sale. */
export function createEventSitemap(api: Api, siteUrl: string): FileMaker {
  const request = api();

  const read = async (): Promise<string> => {
    const ids = new Set<string>();
    for (let page = 1; ; page++) {
      const { data, total } = await request('eventList', { query: { page: String(page) } });
      const known = ids.size;
      for (const { id } of data) ids.add(id);
      // The list may shrink between calls, and a server may repeat its last page.
      if (ids.size === known || ids.size >= total) return eventSitemap(siteUrl, [...ids]);
    }
  };
  const kept = new LRUCache<string, string>({ max: 1, ttl: listAge, fetchMethod: read });

  return async ({ pathname }) => {
    if (pathname !== eventSitemapPath) return null;
    const body = (await kept.fetch(pathname)) ?? '';
    return { status: 200, type: 'application/xml; charset=utf-8', body, cacheControl: 'max-age=3600' };
  };
}
