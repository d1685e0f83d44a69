import { endOf, hongKongDate, hongKongTime, type Instant, timeZone, toInstant } from '@first-gong/domain';

/** An entry of a calendar file. */
export interface CalendarEntry {
  /** The same for the same performance, so that a calendar that takes the file twice has one entry. */
  id: string;
  title: string;
  /** UTC instant. */
  startsAt: string;
  /** Minutes. */
  duration: number;
  location: string;
  description: string;
  /** Whole address of the page. */
  url: string;
  /** When the file was made. */
  madeAt: Instant;
}

/** A line may have 75 bytes; what follows is a line that begins with a space (RFC 5545, 3.1). */
const lineBytes = 75;

function fold(line: string): string {
  let bytes = 0;
  let folded = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > lineBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** A text as a value (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');

/** 20261120T193000, in Hong Kong. */
const localTime = (instant: Instant): string =>
  `${hongKongDate(instant).replaceAll('-', '')}T${hongKongTime(instant).replace(':', '')}00`;

/** 20261120T113000Z. */
const utcTime = (instant: Instant): string => toInstant(instant).replace(/[-:]|\.\d+/g, '');

/**
 * One performance as a calendar file (RFC 5545), in the time of Hong Kong, which has had one offset since 1979. It uses no
 * library: ical-generator 10 writes times of a zone in the zone of the machine and a DTSTAMP without one, ics 3 names no
 * zone.
 */
export function calendarText(entry: CalendarEntry): string {
  const { id, title, startsAt, duration, location, description, url, madeAt } = entry;
  const endsAt = endOf({ performanceId: id, startsAt, duration });
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//First Gong//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
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
    `UID:${escaped(id)}@${new URL(url).hostname}`,
    `DTSTAMP:${utcTime(madeAt)}`,
    `DTSTART;TZID=${timeZone}:${localTime(startsAt)}`,
    `DTEND;TZID=${timeZone}:${localTime(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
