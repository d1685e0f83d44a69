import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceOf } from '../../scripts/dependencies.js';
import { repository } from '../../scripts/indexFiles.js';
import { commandVariables, shopVariables } from '../../scripts/variables.mjs';

const read = (file: string) => readFileSync(join(repository, file), 'utf8');

/** What only a POSIX shell understands: single quotes, variables, pipes, `;` and commands that Windows lacks. */
const posix = /'|\$|`|;|(?<!\|)\|(?!\|)|^\w+=|&& *\w+=|\b(?:rm|cp|mv|mkdir|cat|export)\b/;

test('the scripts of package.json run on Windows too', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(Object.entries(scripts).filter(([, script]) => posix.test(script))).toEqual([]);
  expect(
    ['NODE_ENV=production node a.mjs', "node -e 'a'", 'a; b', 'a | b', 'rm -rf dist'].filter(
      (script) => !posix.test(script),
    ),
  ).toEqual([]);
});

test('every variable that npm start reads is explained, and no other', () => {
  const names = [
    ...read('scripts/environment.mjs').matchAll(
      /\b(?:text|wholeNumber|oneOf|instant|url|origins|socialLinks)\('([A-Z_]+)'/g,
    ),
  ];
  expect([...new Set(names.map(([, name]) => name))].sort()).toEqual(shopVariables.map(({ name }) => name).sort());
});

test('every variable of the tests is explained', () => {
  const files = [
    'tests/instant.ts',
    'tests/seed.ts',
    'tests/playwright.config.ts',
    'tests/e2e/shop.ts',
    'tests/e2e/globalSetup.ts',
    'tests/purchase/crowd.test.ts',
    'tests/bench/pages.bench.ts',
    'scripts/release.ts',
    'scripts/chromatic.mjs',
    'scripts/browser.mjs',
  ];
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/process\.env\.((?!E2E_)[A-Z_]+)/g)].map(([, name = '']) => name),
  );
  const explained = commandVariables.map(({ name }) => name);
  expect(named.filter((name) => !['CI', 'PATH', ...explained].includes(name))).toEqual([]);
});

test('an unknown licence is refused', () => {
  expect(licenceOf({ name: 'a', license: 'MIT' })).toBe('MIT');
  expect(() => licenceOf({ name: 'a', license: 'GPL-3.0' })).toThrow('a has the licence "GPL-3.0". Read it');
  expect(() => licenceOf({ name: 'a' })).toThrow('a has the licence "none"');
});
