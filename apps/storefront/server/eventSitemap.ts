import { CallError, createNamedClient } from '@first-gong/contract';
import { type FileMaker, unavailableFile } from './files.js';
import { eventSitemap, eventSitemapPath } from './searchEngines.js';

/** Milliseconds that a page of the list waits for the API. */
const apiTimeOut = 5000;

/** Milliseconds for which the list is kept: crawlers come a few times a day. */
const listAge = 10 * 60_000;

/** Makes the function that answers `/sitemapEvents.xml` with the pages of all events on sale. */
export function createEventSitemap({
  apiUrl,
  siteUrl,
  now,
}: {
  apiUrl: string;
  siteUrl: string;
  now: () => number;
}): FileMaker {
  const request = createNamedClient({ baseUrl: apiUrl, fetch, now, timeOut: apiTimeOut });
  let kept: { text: Promise<string>; until: number } | undefined;

  const read = async (): Promise<string> => {
    const ids = new Set<string>();
    for (let page = 1; ; page++) {
      const { data, total } = await request('eventList', { query: { page: String(page) } });
      const known = ids.size;
      for (const { id } of data) ids.add(id);
      // The list may become shorter meanwhile, and a server may show its last page for every later one.
      if (ids.size === known || ids.size >= total) return eventSitemap(siteUrl, [...ids]);
    }
  };

  return async ({ pathname }) => {
    if (pathname !== eventSitemapPath) return null;
    if (!kept || kept.until <= now()) kept = { text: read(), until: now() + listAge };
    try {
      const body = await kept.text;
      return { status: 200, type: 'application/xml; charset=utf-8', body, cacheControl: 'max-age=3600' };
    } catch (error) {
      kept = undefined;
      if (!(error instanceof CallError)) throw error;
      return unavailableFile;
    }
  };
}
