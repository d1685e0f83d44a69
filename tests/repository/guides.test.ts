import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../../scripts/indexFiles.js';

const markdownIn = (folder: string, recursive = true) =>
  readdirSync(join(repository, folder), { recursive, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md') && !file.includes('node_modules'));

/** Every page for people. The information pages of the site have their own test. */
const pages = [
  ...markdownIn('.', false),
  ...markdownIn('docs'),
  ...['domain', 'contract', 'i18n', 'ui', 'screens'].flatMap((name) => markdownIn(`packages/${name}`, false)),
  ...markdownIn('apps/storefront', false),
  ...markdownIn('fake-api', false),
  ...markdownIn('tests/purchase/folders', false),
];

/** A page without its blocks of code. */
const textOf = (file: string) => readFileSync(join(repository, file), 'utf8').replace(/^ *```[\s\S]*?^ *```/gm, '');

/** Whole paths between backticks. A path with a name to be chosen, such as `areas/<area>/en_us.ts`, is checked up to the name. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:apps|packages|docs|fake-api|tests|scripts|lint|\.storybook)\/[^`\s*]+)`/g)]
    .map(([, path = '']) => path)
    .map((path) => path.replace(/(?:<|\bX(?=[A-Z.])).*$/, ''))
    // A build writes it.
    .filter((path) => !path.includes('/dist/'));

const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:https?|mailto):/.test(link));

/** The anchors of a page, as GitHub makes them from its headings. */
const anchorsOf = (file: string) =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const isDead = (page: string, link: string) => {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(repository, file))) return true;
  return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(anchor);
};

test.each(pages)('every file and section that %s names or links to exists', (page) => {
  const text = textOf(page);
  expect(pathsIn(text).filter((path) => !existsSync(join(repository, path)))).toEqual([]);
  expect(linksIn(text).filter((link) => isDead(page, link))).toEqual([]);
});

test('files and links are found in the pages', () => {
  expect(pages.flatMap((page) => pathsIn(textOf(page))).length).toBeGreaterThan(300);
  expect(pages.flatMap((page) => linksIn(textOf(page))).length).toBeGreaterThan(300);
});

/** Words of a page, without the marks of tables and lists. */
const wordsOf = (file: string) =>
  readFileSync(join(repository, file), 'utf8')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

test('the docs stay short enough to be read', () => {
  const written = pages.filter((file) => /README\.md$|^[^/]*\.md$|^docs\//.test(file));
  const counted = written.filter((file) => !/^docs\/(?:api|conformance)\//.test(file));
  expect(counted.reduce((sum, file) => sum + wordsOf(file), 0)).toBeLessThan(30_000);
  expect(wordsOf('docs/explanation/performance.md')).toBeLessThanOrEqual(1000);
});

const decisions = pages.filter((file) => /^docs\/decisions\/\d/.test(file));

test.each(decisions)('%s has a date, a status, four parts and at most 350 words', (file) => {
  const text = readFileSync(join(repository, file), 'utf8');
  expect(text).toMatch(/^# \d{4} .+\n\n\d{4}-\d{2}-\d{2}\. (?:Accepted|Replaced)/);
  expect([...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part)).toEqual([
    'Context',
    'Options',
    'Choice',
    'Consequences',
  ]);
  expect(wordsOf(file)).toBeLessThanOrEqual(350);
});
