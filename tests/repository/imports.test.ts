import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifests = ['domain', 'contract', 'i18n', 'ui', 'screens'].map((name) => `packages/${name}/package.json`);
const otherFiles = [
  'biome.json',
  '.gitignore',
  'package.json',
  'apps/storefront/package.json',
  'fake-api/package.json',
  ...readdirSync(join(root, 'lint')).map((name) => `lint/${name}`),
];

/** A folder, an import, and the lint rule that rejects it, or null if allowed. */
const cases: [folder: string, specifier: string, rule: string | null][] = [
  ['packages/domain/src', '@first-gong/contract', 'noRestrictedImports'],
  ['packages/domain/src', 'react', 'noRestrictedImports'],
  ['packages/domain/src', 'node:fs', 'noRestrictedImports'],
  ['packages/contract/src', '@first-gong/i18n', 'noRestrictedImports'],
  ['packages/i18n/src', '@first-gong/contract', 'noRestrictedImports'],
  ['packages/ui/src/components/Button', '@first-gong/domain', 'noRestrictedImports'],
  ['packages/ui/src/components/Button', '@first-gong/i18n', 'noRestrictedImports'],
  ['packages/screens/src/home/HomeScreen', '@first-gong/contract', 'noRestrictedImports'],
  ['packages/screens/src/home/HomeScreen', 'wouter', 'noRestrictedImports'],
  ['packages/screens/src/home/HomeScreen', 'swr', 'noRestrictedImports'],
  ['packages/screens/src/home/HomeScreen', '../../account/LoginScreen/LoginScreen.js', 'noRestrictedImports'],
  ['packages/screens/src/home/HomeScreen', '../PastEventsScreen/index.js', 'noRestrictedImports'],
  ['packages/screens/src/shared/layout', '../../home/HomeScreen/links.js', 'noRestrictedImports'],
  ['packages/screens/src/home/HomeScreen', '@first-gong/i18n/server', 'noRestrictedImports'],
  ['apps/storefront/src', '@first-gong/i18n/server', 'noRestrictedImports'],
  ['apps/storefront/src', '@first-gong/fake-api', 'noRestrictedImports'],
  ['fake-api/src', '@first-gong/screens/home/HomeScreen', 'noRestrictedImports'],
  ['fake-api/src', '@first-gong/storefront/server', 'noRestrictedImports'],
  ['packages/screens/src/home/HomeScreen', '@first-gong/domain/src/order/points.js', 'noRestrictedImports'],
  ['packages/screens/src/home/HomeScreen', '../../../../../packages/domain/src/order/points.js', 'noRestrictedImports'],
  ['packages/domain/src', 'left-pad', 'noUndeclaredDependencies'],
  ['apps/storefront/src', 'left-pad', 'noUndeclaredDependencies'],
  ['packages/domain/src', 'superstruct', null],
  ['packages/contract/src', '@first-gong/domain', null],
  ['packages/screens/src/home/HomeScreen', '@first-gong/ui/Button', null],
  ['packages/screens/src/home/HomeScreen', '../../shared/layout/index.js', null],
  ['packages/screens/src/home/HomeScreen', './HomeScreen.js', null],
  ['packages/screens/src/shared/layout', '../notReady/NotReady.js', null],
  ['apps/storefront/src', '@first-gong/contract', null],
  ['fake-api/src', '@first-gong/contract', null],
  ['fake-api/src', '@first-gong/i18n/server', null],
];

const fileOf = (index: number) => `${cases[index]?.[0]}/case${index}.ts`;

let folder = '';
let found: { category: string; file: string }[] = [];

/** Creates a repository with one import per file and the real rules and manifests. Lints once. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-gong-imports-'));
  const put = (file: string, write: (target: string) => void) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    write(join(folder, file));
  };
  for (const file of [...otherFiles, ...manifests]) put(file, (target) => copyFileSync(join(root, file), target));
  for (const [index, [, specifier]] of cases.entries()) {
    put(fileOf(index), (target) => writeFileSync(target, `export { x${index} } from '${specifier}';\n`));
  }
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'lint', '--reporter=json', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
  found = diagnostics.map(({ category, location }) => ({ category, file: String(location.path) }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('imports only point to lower layers, and only to what a package declares and exports', () => {
  test.each(cases.map((row, index) => [...row, index] as const))('%s importing %s: %s', (_from, _what, rule, index) => {
    const reported = found
      .filter(({ file }) => file.endsWith(`case${index}.ts`))
      .map(({ category }) => category.split('/').at(-1));
    if (rule === null) expect(reported).toEqual([]);
    else expect(reported).toContain(rule);
  });
});

test('the folder of every screen ends in Screen, because the lint rule recognizes screens by that name', () => {
  const files = readdirSync(join(root, 'packages/screens/src'), { recursive: true, encoding: 'utf8' });
  const screens = files.filter((file) => file.endsWith('Screen.tsx') && !file.startsWith('shared'));
  expect(screens.filter((file) => !dirname(file).endsWith('Screen'))).toEqual([]);
});
