import type { Text3 } from '@first-gong/domain';
import { describe, expect, it } from 'vitest';
import { createCatalogue, placeOf, venues } from './index.js';

/** Pairs of characters that exist in one script only. */
const traditional =
  '們這個場體會館劇樂戲東門國學灣與為開點過兩聽說話時間長電號車歲員頭邊還見讓買賣錢願漁燈聲總衛環龍鐘';
const simplified = '们这个场体会馆剧乐戏东门国学湾与为开点过两听说话时间长电号车岁员头边还见让买卖钱愿渔灯声总卫环龙钟';

const events = createCatalogue({ seed: 1 }).at('2026-11-20');

const textsOf = (): [string, Text3][] => [
  ...events.flatMap((event) =>
    [
      event.title,
      event.byline,
      event.presenter,
      event.spokenLanguage,
      ...event.description,
      ...event.organiserNotes,
      ...event.credits.flatMap(({ role, names }) => [role, names]),
      ...event.performances.flatMap(({ zones }) =>
        zones.flatMap(({ name, location, restrictedView }) => [
          name,
          location,
          ...(restrictedView ? [restrictedView] : []),
        ]),
      ),
    ].map((text): [string, Text3] => [event.slug, text]),
  ),
  ...[...venues.values()].flatMap(({ id, name, district }): [string, Text3][] => [
    [id, name],
    [id, district],
    ...[placeOf(id)]
      .flatMap((place) => (place ? [place.address, ...place.transport] : []))
      .map((text): [string, Text3] => [id, text]),
  ]),
];

describe('§1 the catalogue’s words', () => {
  const texts = textsOf();

  it('are there in all three languages', () => {
    const missing = texts.filter(([, text]) => Object.values(text).some((words) => words.trim() === ''));
    expect(missing).toEqual([]);
  });

  it('are written in each script, never one for the other', () => {
    expect([...traditional]).toHaveLength([...simplified].length);
    const strangers = texts.filter(
      ([, { zh_hk, zh_cn }]) =>
        [...zh_hk].some((character) => simplified.includes(character)) ||
        [...zh_cn].some((character) => traditional.includes(character)),
    );
    expect(strangers).toEqual([]);
  });

  it('use the quotation marks of their place', () => {
    const wrong = texts.filter(([, { zh_hk, zh_cn }]) => /[“”]/.test(zh_hk) || /[「」]/.test(zh_cn));
    expect(wrong).toEqual([]);
  });

  it('have no Chinese in the English and no poster breaks in a title', () => {
    expect(texts.filter(([, { en_us }]) => /\p{Script=Han}/u.test(en_us))).toEqual([]);
    expect(events.filter(({ title }) => Object.values(title).some((words) => words.includes('|')))).toEqual([]);
  });

  it('fit a poster: three lines at most, short ones', () => {
    for (const { slug, posterLines } of events) {
      for (const lines of Object.values(posterLines)) expect(lines.length, slug).toBeLessThanOrEqual(3);
      for (const line of posterLines.en_us) expect(line.length, line).toBeLessThanOrEqual(14);
      for (const line of [...posterLines.zh_hk, ...posterLines.zh_cn])
        expect([...line].length, line).toBeLessThanOrEqual(6);
    }
  });

  it('say enough for an event page: two paragraphs, a credit, two to five notes', () => {
    for (const { slug, description, credits, organiserNotes } of events) {
      expect(description, slug).toHaveLength(2);
      expect(credits.length, slug).toBeGreaterThanOrEqual(1);
      expect(organiserNotes.length, slug).toBeGreaterThanOrEqual(2);
      expect(organiserNotes.length, slug).toBeLessThanOrEqual(6);
    }
  });

  it('§3 likes run from a few dozen to more than a million, so that K and M abbreviations are met', () => {
    const likes = events.map((event) => event.likes);
    expect(Math.min(...likes)).toBeGreaterThanOrEqual(40);
    expect(Math.min(...likes)).toBeLessThan(1_000);
    expect(likes.some((count) => count >= 1_000 && count < 1_000_000)).toBe(true);
    expect(Math.max(...likes)).toBe(1_240_000);
  });
});
