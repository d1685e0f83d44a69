import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../../scripts/indexFiles.js';

/** A docs page without code blocks. */
const textOf = (file: string) =>
  readFileSync(join(repository, 'docs', file), 'utf8').replace(/^ *```[\s\S]*?^ *```/gm, '');

/** Files that readers create. */
const madeByReaders = ['scripts/pages.mjs'];

/** Paths in backticks, relative to the root or `packages`. docs/assumptions.md omits `src`. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:apps|packages|docs|fake-api|tests|scripts|domain|contract|i18n|ui|screens)\/[^`\s]+)`/g)]
    .map(([, path = '']) => path)
    // Paths with placeholders, such as `areas/<area>/en_us.ts` or `XScreen.tsx`, are checked up to the placeholder.
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
