import { timeZone } from '../constants.js';
import { endOf } from '../order/overlap.js';
import { hongKongDate, hongKongTime, type Instant, toInstant, toMilliseconds } from './time.js';

export interface CalendarEntry {
  /** Stable per performance, so that importing twice updates the entry. */
  id: string;
  title: string;
  /** UTC instant. */
  startsAt: string;
  /** Minutes. `usualDuration` applies if missing. */
  duration?: number | undefined;
  location: string;
  description: string;
  /** Absolute URL of the page. */
  url: string;
  /** Creation time of the file. */
  madeAt: Instant;
  /** Removes the entry from the calendar. */
  cancelled?: boolean | undefined;
}

/** Maximum bytes of a line. Longer lines continue with a space (RFC 5545, 3.1). */
const lineBytes = 75;

/** UTF-8 bytes of a character. */
function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

function fold(line: string): string {
  let bytes = 0;
  let folded = '';
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > lineBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** Host of an absolute URL, without port. */
const hostOf = (url: string): string => /^https?:\/\/([^/:]+)/.exec(url)?.[1] ?? '';

/** Escapes a text value (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');

/** 20261120T193000, in Hong Kong. */
const localTime = (instant: Instant): string =>
  `${hongKongDate(instant).replaceAll('-', '')}T${hongKongTime(instant).replace(':', '')}00`;

/** 20261120T113000Z. */
const utcTime = (instant: Instant): string => toInstant(instant).replace(/[-:]|\.\d+/g, '');

/** Method of a calendar file (RFC 5546). */
export const calendarMethod = (cancelled: boolean) => (cancelled ? 'CANCEL' : 'PUBLISH');

/**
 * A performance as calendar file (RFC 5545) in Hong Kong time. No library: ical-generator 10 depends on the machine's
 * zone, ics 3 has none.
 */
export function calendarText(entry: CalendarEntry): string {
  const { id, title, startsAt, duration, location, description, url, madeAt, cancelled = false } = entry;
  const endsAt = endOf({ performanceId: id, startsAt, ...(duration !== undefined && { duration }) });
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//First Gong//Events//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${calendarMethod(cancelled)}`,
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19791021T033000',
    'TZOFFSETFROM:+0900',
    'TZOFFSETTO:+0800',
    'TZNAME:HKT',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@${hostOf(url)}`,
    `DTSTAMP:${utcTime(madeAt)}`,
    // A higher number replaces the earlier entry of a rescheduled or cancelled performance.
    `SEQUENCE:${Math.floor(toMilliseconds(madeAt) / 60_000)}`,
    `ORGANIZER;CN=First Gong:mailto:no-reply@${hostOf(url)}`,
    `DTSTART;TZID=${timeZone}:${localTime(startsAt)}`,
    `DTEND;TZID=${timeZone}:${localTime(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    ...(cancelled ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
