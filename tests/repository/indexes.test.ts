import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { indexFiles, repository } from '../../scripts/indexFiles.js';
import { areasUsedBy } from '../../scripts/pageAreas.js';

const made = indexFiles();

test.each(Object.keys(made))('%s is up to date: `npm run indexes` writes it', (file) => {
  expect(readFileSync(join(repository, file), 'utf8')).toBe(made[file]);
});

test('the frame of all pages uses no words but common: its later parts load their own', () => {
  expect(areasUsedBy(join(repository, 'apps/storefront/src/main.tsx'))).toEqual([]);
});
