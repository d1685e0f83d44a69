import { expect, test } from 'vitest';
import { type KinOnSale, relatedTo } from './related.js';

const kin = (id: string, changes: Partial<KinOnSale> = {}): KinOnSale => ({
  id,
  posterSeed: id,
  presenterId: `presenter of ${id}`,
  venueId: `venue of ${id}`,
  interest: 'music',
  nextPerformanceAt: '2026-11-25T12:00:00.000Z',
  likes: 10,
  ...changes,
});

const play = kin('play-3', { posterSeed: 'play', presenterId: 'company', venueId: 'hall', interest: 'theatre' });
const nextRun = kin('play-4', { posterSeed: 'play', interest: 'theatre' });
const sameCompany = kin('other-1', { presenterId: 'company' });
const sameKind = kin('drama-1', { interest: 'theatre' });
const sameHall = kin('concert-1', { venueId: 'hall' });
const stranger = kin('match-1', { interest: 'sport', likes: 9_999 });
const all = [stranger, sameHall, sameKind, play, sameCompany, nextRun];

test('the next run of the event comes first, then presenter, interest and venue; strangers and the event itself never', () => {
  expect(relatedTo(play, all, 6).map(({ id }) => id)).toEqual(['play-4', 'other-1', 'drama-1', 'concert-1']);
});

test('events alike to the same degree go by their likes, and none is sold out', () => {
  const liked = kin('drama-2', { interest: 'theatre', likes: 500 });
  const soldOut = kin('drama-3', { interest: 'theatre', likes: 900, nextPerformanceAt: null });
  expect(relatedTo(play, [sameKind, soldOut, liked], 6)).toEqual([liked, sameKind]);
});

test('an unknown event gets the most liked, and no more than asked for', () => {
  expect(relatedTo(null, all, 2).map(({ id }) => id)).toEqual(['match-1', 'concert-1']);
});
