import { expect, test } from 'vitest';
import { type CalendarEntry, calendarText } from './calendarText.js';

const entry: CalendarEntry = {
  id: 'whale-3-20261120-1930',
  title: '籠屋裡的鯨魚；The Whale, in the Cubicle',
  startsAt: '2026-11-20T15:30:00.000Z',
  duration: 110,
  location: 'Tai Hang Playhouse, Tung Lo Wan Road, Tai Hang',
  description: 'One line\nand another; with \\ in it',
  url: 'https://shop.example/zh_hk/EventDetail.html?eventId=whale-3&performanceId=whale-3-20261120-1930',
  madeAt: '2026-11-01T02:03:04.567Z',
};

/** Unfolds the lines of a calendar file. */
const read = (text: string) =>
  Object.fromEntries(
    text
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );

test('begins and ends in the time of Hong Kong, also past midnight', () => {
  const properties = read(calendarText(entry));
  expect(properties['DTSTART;TZID=Asia/Hong_Kong']).toBe('20261120T233000');
  expect(properties['DTEND;TZID=Asia/Hong_Kong']).toBe('20261121T012000');
  expect(properties.DTSTAMP).toBe('20261101T020304Z');
  expect(properties.UID).toBe('whale-3-20261120-1930@shop.example');
});

test('a later file of the same performance has a higher number and the same organiser, so that it updates the entry', () => {
  const first = read(calendarText(entry));
  const second = read(
    calendarText({ ...entry, startsAt: '2026-11-22T15:30:00.000Z', madeAt: '2026-11-01T02:05:00.000Z' }),
  );
  expect(second.UID).toBe(first.UID);
  expect(Number(second.SEQUENCE)).toBeGreaterThan(Number(first.SEQUENCE));
  expect(first['ORGANIZER;CN=First Gong']).toBe('mailto:no-reply@shop.example');
  expect(second['ORGANIZER;CN=First Gong']).toBe('mailto:no-reply@shop.example');
});

test('escapes what would end a value, and keeps the address as it is', () => {
  const properties = read(calendarText(entry));
  expect(properties.SUMMARY).toBe('籠屋裡的鯨魚；The Whale\\, in the Cubicle');
  expect(properties.DESCRIPTION).toBe('One line\\nand another\\; with \\\\ in it');
  expect(properties.URL).toBe(entry.url);
});

test('has lines of at most 75 bytes, which end as the format asks, and splits no character', () => {
  const title = '開鑼 café 🎭 gong'.repeat(30);
  const text = calendarText({ ...entry, title });
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  // Each encoded byte has three characters.
  const bytes = (line: string) => encodeURIComponent(line).replace(/%../g, '.').length;
  for (const line of text.split('\r\n')) expect(bytes(line)).toBeLessThanOrEqual(75);
  expect(read(text).SUMMARY).toBe(title);
});

test('a text from a backend cannot add a line', () => {
  const text = calendarText({ ...entry, location: 'Hall\r\nATTACH:https://elsewhere.example' });
  expect(text.replaceAll('\r\n ', '').split('\r\n')).not.toContain('ATTACH:https://elsewhere.example');
});
