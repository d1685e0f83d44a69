import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { routeNames } from '@first-gong/domain';
import { expect, test } from 'vitest';
import { pageFile } from './pages.js';

const files = readdirSync(fileURLToPath(new URL('./routes', import.meta.url))).filter(
  (file) => !file.endsWith('.test.tsx'),
);

test.each(routeNames)('§2 the route %s has its page in its file', (name) => {
  expect(existsSync(fileURLToPath(new URL(`./${pageFile(name)}`, import.meta.url)))).toBe(true);
});

test('every page is the page of a route', () => {
  expect(files.map((file) => `routes/${file}`).sort()).toEqual([...new Set(routeNames.map(pageFile))].sort());
});
