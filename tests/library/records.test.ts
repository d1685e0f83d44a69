import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiPage } from '../../packages/ui/scripts/api.js';
import { componentEntries, limits, sizes } from '../../packages/ui/scripts/sizes.js';

const page = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../packages/ui/${name}`, import.meta.url)), 'utf8');

/** Kilobytes as the committed list has them. */
const listed = Object.fromEntries(
  [...page('sizes.md').matchAll(/^\| (\w+) \| ([\d.]+) \|/gm)].map(([, name = '', kilobytes]) => [
    name,
    Number(kilobytes),
  ]),
);

test('the public API is the one that was last looked at: after a change, `npm run library` and read the diff', () => {
  expect(page('api.md')).toBe(apiPage());
});

describe('what each entry costs', () => {
  let measured: Record<string, number>;
  beforeAll(async () => {
    measured = await sizes();
  });

  test.each(Object.entries(limits))('%s is at most %d kB', (name, kilobytes) => {
    expect((measured[name] ?? Number.POSITIVE_INFINITY) / 1000).toBeLessThanOrEqual(kilobytes);
  });

  test.each([...componentEntries(), 'everything'])('%s is no larger than sizes.md says', (name) => {
    // A tenth of a kilobyte is how the list is rounded; a compressor may differ by as much again.
    expect((measured[name] ?? Number.POSITIVE_INFINITY) / 1000).toBeLessThanOrEqual((listed[name] ?? 0) + 0.2);
  });
});
