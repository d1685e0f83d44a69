import { langs } from '@first-gong/domain';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue/index.js';
import { createEventSearch } from './eventSearch.js';
import { createSuggestions } from './suggestions.js';

const events = createCatalogue({ seed: 1 }).at('2026-11-20');
const suggest = createSuggestions(events);
const [first] = events;
if (!first) throw new Error('The catalogue has no events.');

describe('§1 suggestions while a search is typed', () => {
  it.each(langs)(
    'find an event by the beginning of its title in %s, and show it in the language of the page',
    (lang) => {
      for (const { id, title } of events.slice(0, 20)) {
        const { suggestions } = suggest(title[lang], 'zh_hk');
        expect(suggestions).toContainEqual(expect.objectContaining({ kind: 'event', id, text: title.zh_hk }));
      }
    },
  );

  it('find a venue by its nickname and an artist by one of several names', () => {
    const coliseum = events.find(({ venue }) => venue.nicknames.length > 0)?.venue;
    const nickname = coliseum?.nicknames[0] ?? '';
    expect(suggest(nickname, 'en_us').suggestions).toContainEqual(
      expect.objectContaining({ kind: 'venue', id: coliseum?.id, text: coliseum?.name.en_us }),
    );
    const names = events.flatMap(({ credits }) => credits.map((credit) => credit.names));
    const [one = '', other = ''] = names.find((each) => each.en_us.split(', ').length === 2)?.en_us.split(', ') ?? [];
    for (const name of [one, other]) {
      expect(suggest(name, 'en_us').suggestions).toContainEqual(
        expect.objectContaining({ kind: 'artist', id: null, text: name }),
      );
    }
  });

  it('put names that begin with the words first, and are at most eight', () => {
    for (const letter of ['a', 'the', '大', '香港']) {
      const { suggestions } = suggest(letter, letter < 'z' ? 'en_us' : 'zh_hk');
      expect(suggestions.length).toBeLessThanOrEqual(8);
      const ofEvents = suggestions.filter(({ kind }) => kind === 'event').map(({ text }) => text.toLowerCase());
      const begin = ofEvents.map((text) => text.startsWith(letter));
      expect(begin).toEqual(begin.toSorted((a, b) => Number(b) - Number(a)));
    }
  });

  it('tell what a typo was taken for, as the page writes it', () => {
    const word = first.title.en_us.split(' ').find((each) => each.length >= 5) ?? '';
    const mistyped = `${word.slice(0, 2)}${word.slice(3)}`.toLowerCase();
    const { search, correct } = createEventSearch(events);
    if (search(mistyped).size > 0) expect(correct(mistyped, 'en_us')?.toLowerCase()).toMatch(/^[a-z’'-]+$/);
    expect(correct(word, 'en_us')).toBeNull();
    expect(correct('zzzzqqqq', 'en_us')).toBeNull();
    expect(suggest('colisuem', 'en_us').correction).toBe('Coliseum');
    expect(suggest('colisuem', 'zh_hk').correction).toBe('Coliseum');
    expect(correct('colisuem', 'en_us')).toBe('Coliseum');
  });

  it('are none for nothing, and for words that no name has', () => {
    expect(suggest('  ', 'en_us')).toEqual({ suggestions: [], correction: null });
    expect(suggest('zzzzqqqq', 'en_us')).toEqual({ suggestions: [], correction: null });
  });
});
