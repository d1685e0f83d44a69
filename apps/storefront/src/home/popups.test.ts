import type { PopupEvent } from '@first-gong/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissPopup, popupAt } from './popups.js';

const monday = Date.parse('2026-11-16T00:00:00.000Z');
const popup = (popupId: string): PopupEvent => ({
  popupId,
  eventId: 'night-sailing',
  title: 'Night Sailing',
  text: 'Lam Ting-hoi',
  posterSeed: 'night-sailing',
  posterLines: ['Night', 'Sailing'],
  interest: 'popConcert',
  effectiveFrom: '2026-11-16T00:00:00.000Z',
  effectiveTo: '2026-11-23T00:00:00.000Z',
});
const both = [popup('first'), popup('second')];

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a popup shows from its begin until its end', () => {
  const weekLater = Date.parse('2026-11-23T00:00:00.000Z');
  expect([monday - 1, monday, weekLater - 1, weekLater].map((now) => popupAt(both, now)?.popupId)).toEqual([
    undefined,
    'first',
    'first',
    undefined,
  ]);
});

test('a dismissed popup stays away on this device, and another one may come', () => {
  dismissPopup('first');
  expect(popupAt(both, monday)?.popupId).toBe('second');
  dismissPopup('second');
  expect(popupAt(both, monday)).toBeUndefined();
});

test.each(['', 'garbage', '{}', 'null', '[7]'])('what another script left in its place, %j, is no memory', (left) => {
  kept.set('dismissedPopups', left);
  expect(popupAt(both, monday)?.popupId).toBe('first');
  dismissPopup('first');
  expect(popupAt(both, monday)?.popupId).toBe('second');
});
