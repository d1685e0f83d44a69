import { CallError, createNamedClient } from '@first-gong/contract';
import { calendarPath, calendarText, href, splitLangPath } from '@first-gong/domain';
import { type FileMaker, missingFile, unavailableFile } from './files.js';
import type { RenderOptions } from './render.js';

/** Milliseconds that the file waits for the API. */
const apiTimeOut = 5000;

/**
 * Makes the function that answers `/en_us/EventDetail.ics?eventId=…&performanceId=…` with one performance as an entry
 * for a calendar: a plain link leads to it, without script.
 * @returns null for every other address; 404 for what the shop does not have, 503 when the API does not answer.
 */
export function createCalendarFiles({
  apiUrl,
  siteUrl,
  now,
}: Pick<RenderOptions, 'apiUrl' | 'siteUrl' | 'now'>): FileMaker {
  return async (url) => {
    const { lang, path } = splitLangPath(url.pathname);
    if (lang === null || path !== calendarPath) return null;
    const request = createNamedClient({ baseUrl: apiUrl, fetch, now, lang, timeOut: apiTimeOut });
    const eventId = url.searchParams.get('eventId') ?? '';
    try {
      const { data: event } = await request('eventDetail', { query: { eventId } });
      const performance = event.performances.find(({ id }) => id === url.searchParams.get('performanceId'));
      if (performance === undefined) return missingFile;
      const { id, startsAt } = performance;
      const body = calendarText({
        id,
        title: event.title,
        startsAt,
        duration: event.duration,
        location: [event.venue, event.place?.address].filter(Boolean).join(', '),
        description: event.organiserNotes.join('\n'),
        url: siteUrl + href(lang, 'eventDetail', { eventId, performanceId: id }),
        madeAt: now(),
      });
      return {
        status: 200,
        type: 'text/calendar; charset=utf-8',
        body,
        cacheControl: 'no-cache',
        download: `${id}.ics`,
      };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return error.failure.kind === 'notFound' ? missingFile : unavailableFile;
    }
  };
}
