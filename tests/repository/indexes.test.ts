import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { indexFiles, repository } from '../../scripts/indexFiles.js';

const made = indexFiles();

test.each(Object.keys(made))('%s lists every file: `npm run indexes` writes it', (file) => {
  expect(readFileSync(join(repository, file), 'utf8')).toBe(made[file]);
});
