import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../fake-api/src', import.meta.url));

/** The folders of the fake API from top to bottom, and its files beside them. Each imports only what stands below it. */
const order = [
  ...['index.ts', 'importFolder.ts', 'tables.ts', 'server.ts'],
  // The demonstration's own pages, and the calls over HTTP.
  ...['demo', 'openShop.ts', 'http', 'areas.ts'],
  ...['reschedule', 'help', 'wishList', 'points', 'order', 'cinema', 'cart', 'favourites', 'profile', 'notices'],
  ...['members', 'mail', 'lists', 'hotEvent', 'site', 'inventory', 'catalogue'],
  ...['area', 'jobs', 'sample-data', 'shared', 'store', 'dataFolder'],
];

const placeOf = (file: string) => file.split('/')[0] ?? '';

/** The relative imports of a file, types too, as paths below `source`. */
function importsOf(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ]
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(file), specifier.replace(/\.js$/, '.ts')));
}

/** "cart -> order" for each pair of places of which the first imports the second and does not stand above it. */
function upwardIn(files: [file: string, text: string][]): string[] {
  const pairs = files.flatMap(([file, text]) =>
    importsOf(file, text).map((target) => [placeOf(file), placeOf(target)]),
  );
  const place = (name = '') => order.indexOf(name);
  const wrong = pairs.filter(([from, to]) => from !== to && place(from) >= place(to));
  return [...new Set(wrong.map(([from, to]) => `${from} -> ${to}`))].sort();
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.ts$/.test(file) && !/(\.test|\.child|\.d)\.ts$|^testing\//.test(file),
);

test('a folder of the fake API imports only the folders below it', () => {
  expect(upwardIn(files.map((file) => [file, readFileSync(join(source, file), 'utf8')]))).toEqual([]);
});

test('every folder and file of the fake API has its place', () => {
  expect([...new Set(files.map(placeOf))].sort()).toEqual(order.toSorted());
});

test.each([
  ['store/store.ts', "import { cartTable } from '../cart/rows.js';", ['store -> cart']],
  ['lists/news.ts', "import type { Orders } from '../order/orders.js';", ['lists -> order']],
  ['mail/area.ts', "import { outboxPages } from '../demo/outbox.js';", ['mail -> demo']],
  ['sample-data/venues.ts', "export { venues } from '../catalogue/venues.js';", ['sample-data -> catalogue']],
  ['order/orders.ts', "import { createStore } from '../store/index.js';", []],
])('%s with %s', (file, text, expected) => {
  expect(upwardIn([[file, text]])).toEqual(expected);
});
