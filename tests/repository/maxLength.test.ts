import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['packages/screens/src', 'apps/storefront/src', 'fake-api/src/demo'];

test('§5 no field of a page has a maxlength, which would cut a pasted text before it is cleaned', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => `${root}/${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /\bmaxlength\b/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});
