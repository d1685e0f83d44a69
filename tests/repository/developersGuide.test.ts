import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../../scripts/indexFiles.js';

const guide = readFileSync(join(repository, 'docs/developers.md'), 'utf8').replace(/^```[\s\S]*?^```/gm, '');

/** Paths between backticks, from the root of the repository or, for packages, from `packages`. */
const paths = [
  ...guide.matchAll(/`((?:apps|packages|docs|fake-api|tests|scripts|domain|contract|i18n|ui|screens)\/[^`\s]+)`/g),
]
  .map(([, path = '']) => path)
  // A path with a name to be chosen, such as `areas/<area>/en_us.ts` or `XScreen.tsx`, is checked up to the name.
  .map((path) => path.replace(/(?:<|\bX(?=[A-Z.])).*$/, ''));

test.each([...new Set(paths)])('the developers’ guide names %s, which exists', (path) => {
  expect(existsSync(join(repository, path)) || existsSync(join(repository, 'packages', path))).toBe(true);
});

const links = [...guide.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, file = '']) => file);

test.each([...new Set(links)])('the developers’ guide links to %s, which exists', (file) => {
  expect(existsSync(join(repository, 'docs', file))).toBe(true);
});

test('the index has at least twenty questions, each with its file', () => {
  const [, index = ''] = /^## Where is …\?$([\s\S]*?)^## /m.exec(guide) ?? [];
  const rows = index.split('\n').filter((row) => row.includes('?'));
  expect(rows.length).toBeGreaterThanOrEqual(20);
  for (const row of rows) expect(row).toMatch(/\| .*(`[\w-]+\/[^`]+`|\]\()/);
});
