import { addDays, civilToInstant, daysBetween, type PopupEvent, weekdayOf } from '@first-gong/domain';
import type { Listed } from './listing.js';
import type { Row } from './rows.js';

/** A Monday to count weeks from. */
const firstMonday = '2026-01-05';

/** The popup of the week, from Monday to Monday: the features take turns. Without features there is no popup. */
export function popupRows(features: readonly Listed[], today: string): Row<PopupEvent>[] {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const week = daysBetween(firstMonday, monday) / 7;
  const turn = ((week % features.length) + features.length) % features.length;
  return features.slice(turn, turn + 1).map(({ event }) => ({
    show: (lang) => ({
      popupId: `${monday}-${event.id}`,
      eventId: event.id,
      title: event.title[lang],
      text: event.byline[lang],
      posterSeed: event.posterSeed,
      posterLines: event.posterLines[lang],
      interest: event.interest,
      effectiveFrom: civilToInstant(monday, '00:00'),
      effectiveTo: civilToInstant(addDays(monday, 7), '00:00'),
    }),
  }));
}
