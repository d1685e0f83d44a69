import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../../scripts/indexFiles.js';

/** A page of docs without its blocks of code. */
const textOf = (file: string) =>
  readFileSync(join(repository, 'docs', file), 'utf8').replace(/^ *```[\s\S]*?^ *```/gm, '');

/** Files that the reader of a page makes. */
const madeByReaders = ['scripts/pages.mjs'];

/**
 * Paths between backticks, from the root of the repository or, for packages, from `packages`; docs/assumptions.md leaves
 * `src` out.
 */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:apps|packages|docs|fake-api|tests|scripts|domain|contract|i18n|ui|screens)\/[^`\s]+)`/g)]
    .map(([, path = '']) => path)
    // A path with a name to be chosen, such as `areas/<area>/en_us.ts` or `XScreen.tsx`, is checked up to the name.
    .map((path) => path.replace(/(?:<|\bX(?=[A-Z.])).*$/, ''))
    .filter((path) => !madeByReaders.includes(path));

const exists = (path: string) =>
  [path, join('packages', path), join('packages', path.replace('/', '/src/'))].some((place) =>
    existsSync(join(repository, place)),
  );

const linksIn = (text: string) => [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, file = '']) => file);

const pages = readdirSync(join(repository, 'docs')).filter((file) => file.endsWith('.md'));

test.each(pages)('every file that docs/%s names or links to exists', (page) => {
  const text = textOf(page);
  expect(pathsIn(text).filter((path) => !exists(path))).toEqual([]);
  expect(linksIn(text).filter((file) => !existsSync(join(repository, 'docs', file)))).toEqual([]);
});

test('files are found in the pages of docs', () => {
  expect(pages.flatMap((page) => pathsIn(textOf(page))).length).toBeGreaterThan(300);
});
