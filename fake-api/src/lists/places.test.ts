import { districts, type Lang, langs, placeKinds, TicketPlace } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { createPlaces } from './places.js';

const places = createPlaces();

const ids = (words: string, lang: Lang = 'zh_hk', kind: TicketPlace['kind'] = 'boxOffice') =>
  places.search(kind, words, lang).map(({ placeId }) => placeId);

describe('§2 box office search and kiosk search', () => {
  test.each(['紅館', '红馆', '香港体育馆', 'coliseum', 'ＣＯＬＩＳＥＵＭ', '紅磡暢運道', '畅运道'])(
    'finds the Coliseum by %s, whatever the language of the page',
    (word) => {
      for (const lang of langs) expect(ids(word, lang)).toEqual(['boxOffice-coliseum']);
    },
  );

  test('finds places by their district, and takes words in any order', () => {
    const inKwunTong = ['kiosk-east-kowloon-cultural-centre', 'kiosk-two-cranes-arcade'];
    for (const word of ['Kwun Tong', '觀塘', '观塘']) expect(ids(word, 'en_us', 'kiosk')).toEqual(inKwunTong);
    expect(ids('tin sha town hall', 'en_us')).toEqual(['boxOffice-sha-tin-town-hall']);
  });

  test('finds nothing without a match', () => {
    expect(ids('Atlantis')).toEqual([]);
    expect(ids('__proto__')).toEqual([]);
    expect(ids('沙田 Central')).toEqual([]);
  });

  test('knows about a dozen box offices and two dozen kiosks, each once and complete in three languages', () => {
    for (const [kind, least] of [
      ['boxOffice', 12],
      ['kiosk', 25],
    ] as const) {
      for (const lang of langs) {
        const all = places.search(kind, '', lang);
        expect(all.length).toBeGreaterThanOrEqual(least);
        expect(new Set(all.map(({ placeId }) => placeId)).size).toBe(all.length);
        for (const place of all) {
          expect(TicketPlace.is(place)).toBe(true);
          expect([place.name, place.address, place.district, ...place.hours]).not.toContain('');
        }
      }
    }
  });

  test('says of each place whether its entrance has steps', () => {
    const steps = places.search('kiosk', '', 'en_us').filter(({ stepFree }) => !stepFree);
    expect(steps.map(({ name }) => name)).toEqual(['Loom Lane Theatre (invented)', 'Stone Steps Arcade (invented)']);
    expect(places.search('kiosk', 'Coliseum', 'en_us')).toMatchObject([{ stepFree: true }]);
  });

  test('words its places in the language of the call, and says that the hours are the demonstration’s', () => {
    const [english] = places.search('boxOffice', 'Coliseum', 'en_us');
    expect(english).toMatchObject({ name: 'Hong Kong Coliseum', address: '9 Cheong Wan Road, Hung Hom', phone: null });
    expect(english?.hours.join()).toContain('demonstration');
    const [simplified] = places.search('kiosk', 'Coliseum', 'zh_cn');
    expect(simplified).toMatchObject({ kind: 'kiosk', name: '香港体育馆（红馆）', district: '油尖旺' });
    expect(simplified?.hours.join()).toContain('演示');
  });

  test('has box offices and kiosks in all 18 districts, each on a map', () => {
    for (const kind of placeKinds) {
      expect(places.districtsOf(kind, '', 'en_us').map(({ districtId }) => districtId)).toEqual(districts);
      for (const { position, mapUrl } of places.search(kind, '', 'en_us')) {
        expect(position.latitude).toBeGreaterThan(22.1);
        expect(position.latitude).toBeLessThan(22.6);
        expect(position.longitude).toBeGreaterThan(113.8);
        expect(position.longitude).toBeLessThan(114.5);
        expect(mapUrl).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
      }
    }
  });

  test.each(['Lamma', '南丫', '南丫岛', 'lamma ISLAND ferry'])(
    'finds the nearest district of a neighbourhood without a place: %s',
    (word) => {
      expect(ids(word)).toEqual([]);
      const [nearest, next] = places.districtsOf('boxOffice', word, 'en_us');
      expect(nearest).toMatchObject({ name: 'Southern', count: 1 });
      expect(nearest?.kilometres).toBeCloseTo(5.1, 1);
      expect(next?.kilometres).toBeGreaterThan(nearest?.kilometres ?? Number.POSITIVE_INFINITY);
    },
  );

  test.each(['', '  ', 'Atlantis', '__proto__'])('knows no distance from “%s”', (word) => {
    expect(places.districtsOf('kiosk', word, 'en_us').map(({ kilometres }) => kilometres)).toEqual(
      districts.map(() => null),
    );
  });
});
