import { beforeEach, expect, test, vi } from 'vitest';
import { forgetFilm, keepFilm, readFilm } from './keptFilm.js';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

const chosen = { ticketType: 'senior', ageConfirmed: true, captchaAnswer: 'KXW7' } as const;

test('§5 ticket type and the word about the age stay in the tab for their member and film; an answer to a captcha does not', () => {
  keepFilm('ada', 'night-ferry', chosen);
  expect(readFilm('ada', 'night-ferry')).toEqual({ ticketType: 'senior', ageConfirmed: true });
  expect(JSON.stringify([...kept])).not.toContain('KXW7');
  expect(readFilm('ada', 'salt-road')).toBeNull();
});

test('§6 another member finds nothing of it, and nor does the first one after that', () => {
  keepFilm('ada', 'night-ferry', chosen);
  expect(readFilm('ben', 'night-ferry')).toBeNull();
  expect(readFilm('ada', 'night-ferry')).toBeNull();
});

test('a logout forgets it, and what somebody else has written there does no harm', () => {
  keepFilm('ada', 'night-ferry', chosen);
  forgetFilm();
  expect(readFilm('ada', 'night-ferry')).toBeNull();
  kept.set('film', '{"memberId":"ada","eventId":"night-ferry","ticketType":"free","ageConfirmed":"yes"}');
  expect(readFilm('ada', 'night-ferry')).toBeNull();
});
