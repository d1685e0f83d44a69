import { calendarPath, calendarText, href, splitLangPath } from '@first-gong/domain';
import type { Api } from './api.js';
import { type FileMaker, missingFile } from './files.js';
import type { RenderOptions } from './render.js';

/** Serves `/en_us/EventDetail.ics?eventId=…&performanceId=…`, so that "Add to calendar" works without script. */
export function createCalendarFiles(api: Api, { siteUrl, now }: Pick<RenderOptions, 'siteUrl' | 'now'>): FileMaker {
  return async (url) => {
    const { lang, path } = splitLangPath(url.pathname);
    if (lang === null || path !== calendarPath) return null;
    const eventId = url.searchParams.get('eventId') ?? '';
    const { data: event } = await api(lang)('eventDetail', { query: { eventId } });
    const performance = event.performances.find(({ id }) => id === url.searchParams.get('performanceId'));
    if (performance === undefined) return missingFile;
    const { id, startsAt, cancelled } = performance;
    const body = calendarText({
      id,
      title: event.title,
      startsAt,
      duration: event.duration,
      location: [event.venue, event.place?.address].filter(Boolean).join(', '),
      description: event.organiserNotes.join('\n'),
      url: siteUrl + href(lang, 'eventDetail', { eventId, performanceId: id }),
      madeAt: now(),
      cancelled,
    });
    const type = 'text/calendar; charset=utf-8';
    return { status: 200, type, body, cacheControl: 'no-cache', download: `${id}.ics` };
  };
}
