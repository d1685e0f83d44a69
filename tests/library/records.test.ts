import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiPage, readApi } from '../../packages/ui/scripts/api.js';
import { componentEntries, kilobytes, limits, sheetsOf, single, sizes } from '../../packages/ui/scripts/sizes.js';

const page = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../packages/ui/${name}`, import.meta.url)), 'utf8');

/** Kilobytes of script and style sheet in the committed list. */
const rows = [...page('sizes.md').matchAll(/^\| (\w+) \| ([\d.]+) \| [\d.]* \| ([\d.]+) \|/gm)];
const listed = Object.fromEntries(rows.map(([, name = '', script]) => [name, Number(script)]));
const listedSheets = Object.fromEntries(rows.map(([, name = '', , sheet]) => [name, Number(sheet)]));

test('the public API equals api.json and api.md (after a change, run `npm run library` and read the diff)', () => {
  const api = readApi();
  expect(JSON.parse(page('api.json'))).toEqual(api);
  expect(page('api.md')).toBe(apiPage(api));
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
    // Compression varies slightly between releases.
    expect(costOf(name)).toBeLessThanOrEqual((listed[name] ?? 0) + 0.2);
  });
});

test.each(componentEntries())('the sheet of %s is no larger than in sizes.md', (name) => {
  expect(sheetsOf(single(name))).toBeLessThanOrEqual((listedSheets[name] ?? 0) + 0.1);
});
