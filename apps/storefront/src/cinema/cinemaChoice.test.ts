import { noCinemaChoice } from '@first-gong/screens/shared/cinemaHref';
import { expect, test } from 'vitest';
import { readCinemaChoice, scheduleInput } from './cinemaChoice.js';

const read = (query: string) => readCinemaChoice(new URLSearchParams(query));

test('§2 the address names venue, date, show, way, zone, seats and tickets', () => {
  const query =
    'venue=theatre&date=2026-11-21&eventId=ferry&performanceId=ferry-1&way=map&zone=B&seats=1/E/6,1/E/7&tickets=1,1,0,0';
  expect(read(query)).toEqual({
    venue: 'theatre',
    date: '2026-11-21',
    eventId: 'ferry',
    performanceId: 'ferry-1',
    way: 'map',
    zone: 'B',
    seats: ['1/E/6', '1/E/7'],
    tickets: { standard: 1, concession: 1, senior: 0, studentChild: 0 },
  });
});

test.each([
  '',
  'venue=__proto__&date=tomorrow&way=fly&zone=Z&seats=,//,x&tickets=1,1',
  'tickets=-1,0,0,0',
  'tickets=1e9,0,0,0',
  'tickets=a,b,c,d',
  'performanceId=ferry-1',
  'eventId=ferry',
])('an address with "%s" is the schedule of today with two tickets', (query) => {
  expect(read(query)).toEqual(noCinemaChoice);
});

test('§2 without a venue the schedule is that of the digital cinema', () => {
  expect(scheduleInput(noCinemaChoice)).toEqual({ query: { venue: 'digital' } });
});
