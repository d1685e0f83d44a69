import { describe, expect, test } from 'vitest';
import { phoneField } from './fields.js';
import { emailField, emailOrLoginNameField, newPasswordField } from './loginFields.js';

/**
 * Glushkov sets of a pattern: first, last and following character classes. If no two classes overlap at one position,
 * matching is linear.
 */
interface Part {
  empty: boolean;
  first: string[];
  last: string[];
}

function readings(source: string) {
  const tokens = source.match(/\(\?:|\[(?:\\.|[^\]])*\]|\\p\{[^}]*\}|\\.|\{\d+(?:,\d*)?\}|./gu) ?? [];
  const follow = new Map<string, string[]>();
  let at = 0;

  const join = (last: string[], first: string[]) => {
    for (const one of last) follow.set(one, [...(follow.get(one) ?? []), ...first]);
  };

  function atom(): Part {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '^' || token === '$') return { empty: true, first: [], last: [] };
    if (token !== '(?:' && token !== '(') return { empty: false, first: [`${at} ${token}`], last: [`${at} ${token}`] };
    const inside = choice();
    at += 1;
    return inside;
  }

  function repeated(): Part {
    const part = atom();
    const quantifier = tokens[at] ?? '';
    if (!/^(?:[?*+]|\{\d.*\})$/.test(quantifier)) return part;
    at += 1;
    if (quantifier !== '?') join(part.last, part.first);
    return quantifier === '?' || quantifier === '*' ? { ...part, empty: true } : part;
  }

  function sequence(): Part {
    let all: Part = { empty: true, first: [], last: [] };
    while (at < tokens.length && tokens[at] !== '|' && tokens[at] !== ')') {
      const next = repeated();
      join(all.last, next.first);
      all = {
        empty: all.empty && next.empty,
        first: all.empty ? [...all.first, ...next.first] : all.first,
        last: next.empty ? [...all.last, ...next.last] : next.last,
      };
    }
    return all;
  }

  function choice(): Part {
    let all = sequence();
    while (tokens[at] === '|') {
      at += 1;
      const other = sequence();
      all = {
        empty: all.empty || other.empty,
        first: [...all.first, ...other.first],
        last: [...all.last, ...other.last],
      };
    }
    return all;
  }

  return [choice().first, ...follow.values()];
}

const characters = [...Array.from({ length: 127 }, (_, code) => String.fromCharCode(code)), '海', 'é'];

/** Pairs of classes that accept the same character at one position. One class on two paths is also a pair. */
function ambiguities(source: string): string[] {
  const takes = (position: string) => {
    const one = new RegExp(`^${position.replace(/^\d+ /, '')}$`, 'u');
    return characters.filter((character) => one.test(character));
  };
  return readings(source).flatMap((positions) =>
    positions.flatMap((one, index) =>
      positions
        .slice(index + 1)
        .filter((other) => takes(one).some((character) => takes(other).includes(character)))
        .map((other) => `${one} | ${other}`),
    ),
  );
}

const fields = {
  email: emailField(),
  emailOrLoginName: emailOrLoginNameField(),
  phone: phoneField('mobileRequired'),
  newPassword: newPasswordField('passwordRequired'),
};

describe('§5 no text causes backtracking in a pattern', () => {
  test.each(Object.entries(fields))('%s', (_, { schema }) => {
    expect(schema.pattern).toMatch(/^\^.*\$$/);
    expect(ambiguities(schema.pattern ?? '')).toEqual([]);
  });

  test.each(['^(?:\\d+)*$', '^\\d+(?:-?\\d+)*$', '^(?:a|a)*$', '^\\w*[a-z]$', '^(?:[ab]c?)+b$'])(
    'the check finds %s',
    (source) => {
      expect(ambiguities(source)).not.toEqual([]);
    },
  );

  test.each(Object.entries(fields))('%s refuses 100 kB of any of its characters', (_, field) => {
    for (const character of 'aZ5_-.@+() 海é\n') expect(field.is(character.repeat(100_000)), character).toBe(false);
  });
});
