import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accessFeatures,
  accessFirst,
  accessText,
  hasAccess,
  readAccess,
  toggleAccess,
  wheelchairSpaces,
} from './access.js';

const anyFeatures = fc.subarray([...accessFeatures]);

describe('access features in a query', () => {
  test('unknown and repeated names are left out, and the order is fixed', () => {
    expect(readAccess('signLanguage,elevator,captions,captions')).toEqual(['captions', 'signLanguage']);
    expect(readAccess('')).toEqual([]);
    expect(readAccess()).toEqual([]);
    expect(accessText([])).toBeUndefined();
  });

  test('text and features are the same choice', () => {
    fc.assert(
      fc.property(anyFeatures, (features) => {
        expect(readAccess(accessText(features))).toEqual(features);
      }),
    );
  });

  test('a feature that is toggled twice changes nothing', () => {
    fc.assert(
      fc.property(anyFeatures, fc.constantFrom(...accessFeatures), (features, feature) => {
        const once = toggleAccess(accessText(features), feature);
        expect(readAccess(once).includes(feature)).toBe(!features.includes(feature));
        expect(toggleAccess(once, feature)).toBe(accessText(features));
      }),
    );
  });
});

test('one performance must have all features: two performances with one each are not enough', () => {
  expect(hasAccess([['captions'], ['signLanguage']], ['captions', 'signLanguage'])).toBe(false);
  expect(hasAccess([['captions'], ['captions', 'signLanguage']], ['captions', 'signLanguage'])).toBe(true);
  expect(hasAccess([], ['captions'])).toBe(false);
});

test('events with the features come first, and both groups keep their order', () => {
  const anyEvents = fc.array(fc.record({ access: fc.array(anyFeatures, { maxLength: 3 }) }));
  fc.assert(
    fc.property(anyEvents, anyFeatures, (events, wanted) => {
      const [has, lacks] = [true, false].map((is) => events.filter(({ access }) => hasAccess(access, wanted) === is));
      expect(accessFirst(events, wanted)).toEqual([...(has ?? []), ...(lacks ?? [])]);
    }),
  );
});

test('the wheelchair spaces of a performance are those of its zones, and unknown if no zone sells them', () => {
  expect(wheelchairSpaces([{ wheelchairLeft: 2 }, {}, { wheelchairLeft: 1 }])).toBe(3);
  expect(wheelchairSpaces([{ wheelchairLeft: 0 }])).toBe(0);
  expect(wheelchairSpaces([{}])).toBeNull();
});
