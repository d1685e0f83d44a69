import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clean, type TextKind, textKinds } from './clean.js';

/** As escapes, because they look alike. */
const spaces = ['\u0020', '\u00A0', '\u1680', '\u2007', '\u2009', '\u202F', '\u205F', '\u3000', '\t'];

/** Direction marks, zero widths, a byte order mark, a soft hyphen, controls, fillers. */
const invisible = [
  ...['\u200B', '\u2060', '\uFEFF', '\u00AD', '\u034F', '\u180E', '\u0000', '\u0007', '\u001B', '\u007F', '\u0090'],
  ...['\u061C', '\u200E', '\u200F', '\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068'],
  ...['\u2069', '\u200C', '\u200D', '\uFE0F', '\u2800', '\u3164', '\u115F', '\uFFA0', '\uD800', '\uFFF9'],
];

const hyphens = ['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\uFF0D', '\uFE63', '\u30FC'];

const shown = (character: string) => `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
const named = (characters: readonly string[]) => characters.map((character) => [shown(character), character] as const);

describe('a text that shows nothing is empty', () => {
  const kinds = textKinds.filter((kind) => kind !== 'exact');
  test.each(named([...spaces, ...invisible]))('%s', (_, character) => {
    for (const kind of kinds) expect(clean(character.repeat(3), kind), kind).toBe('');
  });
});

describe.each(['line', 'lines', 'email', 'phone', 'digits', 'code'] as const)('in a text of the kind %s', (kind) => {
  const plain: Record<string, string> = { phone: '91234567', digits: '4417', email: 'ho@example.hk', code: 'GONG10' };
  const text = plain[kind] ?? 'Ho Ching';

  test.each(named(invisible))('%s is dropped', (_, character) => {
    const cut = 2;
    expect(clean(`${character}${text.slice(0, cut)}${character}${text.slice(cut)}${character}`, kind)).toBe(
      // A variation selector belongs to the preceding character.
      character === '\uFE0F' && (kind === 'line' || kind === 'lines')
        ? `${text.slice(0, cut)}${character}${text.slice(cut)}${character}`
        : text,
    );
  });

  test.each(named(spaces))('%s at both ends is dropped', (_, space) => {
    expect(clean(`${space}${space}${text}${space}`, kind)).toBe(text);
  });
});

describe('a line of text', () => {
  test.each(named(spaces))('has one plain space for each run of %s', (_, space) => {
    expect(clean(`Ho${space}${space}Ching`)).toBe('Ho Ching');
  });

  test.each([
    ['full-width letters and digits become plain', '２／Ｆ　Ｂｌｏｃｋ　Ａ', '2／F Block A'],
    ['half-width katakana become whole', 'ｶﾞｲﾄﾞ', 'ガイド'],
    ['Chinese punctuation stays', '開鑼：「一」，（二）。', '開鑼：「一」，（二）。'],
    ['line breaks become spaces', 'Ho\r\nChing\u2028Chan', 'Ho Ching Chan'],
    ['a letter and its accent become one character', 'Jose\u0301', 'José'],
    ['a variant of a character stays', '葛\u{E0100}城', '葛\u{E0100}城'],
    ['an emoji of several stays one', '👨‍👩‍👧 ❤️', '👨‍👩‍👧 ❤️'],
    ['joiners of Persian and Hindi stay', 'می‌خواهم क्‍ष', 'می‌خواهم क्‍ष'],
  ])('%s', (_, typed, understood) => {
    expect(clean(typed)).toBe(understood);
  });
});

test('a text of many lines keeps its lines, spaces and widths', () => {
  expect(clean('\n　第一行，２　張\r\n\r\n第二行\u2028\t第三\u200B行\u0000 \n', 'lines')).toBe(
    '第一行，２　張\n\n第二行\n\t第三行',
  );
});

describe('an email', () => {
  test.each([
    'ho@example。hk',
    'ho@example．hk',
    'ho@example｡hk',
    'ho＠example.hk',
    'ｈｏ＠ｅｘａｍｐｌｅ．ｈｋ',
    'Ho Ching <ho@example.hk>',
    '"Ho, Ching" <ho@example.hk>',
    '<ho@example.hk>',
    '＜ho@example.hk＞',
    '"ho@example.hk"',
    '“ho@example.hk”',
    '「ho@example.hk」',
    "'ho@example.hk'",
    'mailto:ho@example.hk',
    'MAILTO:ho@example.hk?subject=Hello',
    '<mailto:ho@example.hk>',
    '\u202Aho@example.hk\u202C',
  ])('%j is ho@example.hk', (typed) => {
    expect(clean(typed, 'email')).toBe('ho@example.hk');
  });

  test.each(named(hyphens.slice(0, -1)))('%s is a hyphen', (_, hyphen) => {
    expect(clean(`ho${hyphen}ching@example.hk`, 'email')).toBe('ho-ching@example.hk');
  });

  test.each(['Ho@Example.HK', '陳海晴@例子.香港', 'a b@c.d', 'a@b.c, d@e.f', 'nobody'])(
    '%j stays as it is',
    (typed) => {
      expect(clean(typed, 'email')).toBe(typed);
    },
  );
});

describe('a phone number', () => {
  test.each([
    ['85291234567', '+85291234567'],
    ['852 9123 4567', '+852 9123 4567'],
    ['00852-9123-4567', '+852-9123-4567'],
    ['+852 9123 4567', '+852 9123 4567'],
    ['+ 852 9123 4567', '+852 9123 4567'],
    ['（852）9123　4567', '(852)9123 4567'],
    ['( 852 ) 9123 4567', '(852) 9123 4567'],
    ['【852】91234567', '(852)91234567'],
    ['＋８５２　９１２３　４５６７', '+852 9123 4567'],
    ['tel:+85291234567', '+85291234567'],
    ['9123  4567', '9123 4567'],
    ['9123 - 4567', '9123-4567'],
    ['85212345', '85212345'],
    ['+86 139 1234 5678', '+86 139 1234 5678'],
  ])('%j is %j', (typed, understood) => {
    expect(clean(typed, 'phone')).toBe(understood);
  });

  test.each(named(hyphens))('%s is a hyphen', (_, hyphen) => {
    expect(clean(`9123${hyphen}4567`, 'phone')).toBe('9123-4567');
  });
});

test.each([...spaces, ...hyphens])('%j between digits is dropped', (between) => {
  expect(clean(['4417', '1234', '５６７８', '9113'].join(between), 'digits')).toBe('4417123456789113');
});

test('digits keep what is no digit, so that a rule can refuse it', () => {
  expect(clean('12a4', 'digits')).toBe('12a4');
});

test.each(['t－20261120－08841273', ' T-20261120 -08841273\u200B', 'Ｔ–20261120–08841273'])('the code %j', (typed) => {
  expect(clean(typed, 'code')).toBe('T-20261120-08841273');
});

test('an exact text stays as it is', () => {
  expect(clean(' pass\u200Bword　', 'exact')).toBe(' pass\u200Bword　');
});

const units = [...spaces, ...invisible, ...hyphens, ...'aＺ9０@＠.。<>"\'「」mailto:?()+（）852 海é́👨\n'];

describe.each(textKinds)('cleaning a text of the kind %s', (kind: TextKind) => {
  test('twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...units), maxLength: 20 }), (text) => {
        const once = clean(text, kind);
        expect(clean(once, kind)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  test('takes no time, however long the text is', () => {
    for (const unit of units) expect(clean(`${unit.repeat(100_000)}x`, kind)).toMatch(/x$/i);
  });
});
