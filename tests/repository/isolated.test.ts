import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const unitTests = ['packages', 'fake-api/src', 'apps/storefront', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);

test('a unit test that replaces a module is isolated: the others share the modules of their process', () => {
  const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8');
  const replacing = unitTests.filter((file) =>
    /^\s*vi\.(?:do)?[mM]ock\(/m.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(replacing.length).toBeGreaterThan(0);
  for (const file of replacing)
    expect(config, `${file}: add it to "replacing" in vitest.config.ts`).toContain(`'${file}'`);
});
