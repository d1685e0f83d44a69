import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { routeNames } from '@first-gong/domain';
import { expect, test } from 'vitest';
import { pageFile } from './pageFiles.js';

const source = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('Route.tsx'));

test.each(routeNames)('§2 the route %s has its page in its file', (name) => {
  expect(existsSync(join(source, pageFile(name)))).toBe(true);
});

test('every page is the page of a route', () => {
  expect(files.sort()).toEqual([...new Set(routeNames.map(pageFile))].sort());
});
