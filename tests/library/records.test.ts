import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiPage } from '../../packages/ui/scripts/api.js';
import { changesSince, namesIn, released } from '../../packages/ui/scripts/changes.js';
import { componentEntries, kilobytes, limits, sheetsOf, single, sizes } from '../../packages/ui/scripts/sizes.js';

const page = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../packages/ui/${name}`, import.meta.url)), 'utf8');

/** The kilobytes of script and of the sheet in the committed list. */
const rows = [...page('sizes.md').matchAll(/^\| (\w+) \| ([\d.]+) \| [\d.]* \| ([\d.]+) \|/gm)];
const listed = Object.fromEntries(rows.map(([, name = '', script]) => [name, Number(script)]));
const listedSheets = Object.fromEntries(rows.map(([, name = '', , sheet]) => [name, Number(sheet)]));

test('the public API equals api.md (after a change, run `npm run library` and read the diff)', () => {
  expect(page('api.md')).toBe(apiPage());
});

describe(`migration.md explains what has changed since ${released.version}`, () => {
  const { gone, required } = changesSince();
  const sections = Object.fromEntries(
    page('migration.md')
      .split(/^### /m)
      .map((section) => [section.slice(0, section.indexOf('\n')), section]),
  );
  /** The prose of an entry has the name in code. A pattern for a search is not an explanation. */
  const isExplained = (entry: string, word: string) => {
    const prose = sections[entry]?.replace(/Find it:.*/g, '') ?? '';
    return [...prose.matchAll(/`[^`]+`/g)].some(([code]) => new RegExp(`\\b${word}\\b`).test(code));
  };

  test.each(gone.map(({ entry, name, path }) => [entry, path || name.replace('type ', '')]))(
    '%s: %s is gone',
    (entry, path) => {
      expect(isExplained(entry, path.split('.').at(-1) ?? path)).toBe(true);
    },
  );

  test.each(required.map(({ entry, path }) => [entry, path]))('%s: %s is required', (entry, path) => {
    expect(isExplained(entry, path)).toBe(true);
  });

  test('compared with its own names, nothing has changed', () => {
    const itself = { version: 'this', entries: namesIn(page('api.md')) };
    expect(Object.values(itself.entries.Button ?? {})).toContainEqual(expect.arrayContaining(['variant', 'onClick']));
    expect(changesSince(itself)).toEqual({ gone: [], required: [] });
  });

  test('and nothing of an entry that has not changed', () => {
    const changed = new Set([...gone, ...required].map(({ entry }) => entry));
    // The props of FooterFigure had no type of their own, so the record of the release does not have them.
    changed.add('Footer');
    expect(
      Object.keys(sections)
        .slice(1)
        .filter((entry) => !changed.has(entry)),
    ).toEqual([]);
  });
});

describe('the size of each entry', () => {
  let measured: Record<string, number>;
  beforeAll(async () => {
    measured = await sizes();
  });

  const costOf = (name: string) => kilobytes(measured[name] ?? Number.POSITIVE_INFINITY);

  test.each(Object.entries(limits))('%s is at most %d kB', (name, most) => {
    expect(costOf(name)).toBeLessThanOrEqual(most);
  });

  test.each([...componentEntries(), 'widgets', 'everything'])('%s is no larger than in sizes.md', (name) => {
    // Compressors differ by a little from one release to the next.
    expect(costOf(name)).toBeLessThanOrEqual((listed[name] ?? 0) + 0.2);
  });
});

test.each(componentEntries())('the sheet of %s is no larger than in sizes.md', (name) => {
  expect(sheetsOf(single(name))).toBeLessThanOrEqual((listedSheets[name] ?? 0) + 0.1);
});
