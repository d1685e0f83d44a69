import { describe, expect, test } from 'vitest';
import { filesOf, type Layers, layersIn, upwardImports } from './layers.js';

const fakeApi: Layers = [
  ...['index.ts', 'importFolder.ts', 'tables.ts', 'backup.ts', 'server.ts', 'openShop.ts', 'areas.ts', 'metrics.ts'],
  // The demonstration's own pages and their switches.
  ...['pages', 'control', 'http'],
  ...['reschedule', 'help', 'wishList', 'points', 'order', 'cinema', 'cart', 'favourites', 'profile', 'notices'],
  ...['members', 'mail', 'lists', 'hotEvent', 'inventory', 'catalogue'],
  ...['deadlines.ts', 'pruning.ts', 'area.ts', 'options.ts', 'clock.ts', 'refuse.ts'],
  ...['sample-data', 'shared', 'store', 'dataFolder'],
];

const storefront: Layers = [
  ...['main.tsx', 'app'],
  // One folder for each area of pages.
  ['home', 'event', 'cinema', 'cart', 'checkout', 'tickets', 'favourites', 'wishes', 'account', 'help'],
  ...['site', 'data', 'session'],
];

/** Imports of the fake API that still point up. Take a line away with its import; add none. */
const stillUp = [
  // The types of calls and handlers.
  ...[
    'area.ts',
    'cart',
    'cinema',
    'favourites',
    'help',
    'hotEvent',
    'lists',
    'members',
    'notices',
    'options.ts',
    'order',
  ]
    .concat(['points', 'profile', 'wishList'])
    .map((from) => `${from} -> http`),
  // Areas that make their pages of the demonstration, and the interface of the sample bank.
  ...['control', 'help', 'mail', 'members', 'order'].map((from) => `${from} -> pages`),
  ...['area.ts -> members', 'http -> control', 'options.ts -> members'],
  ...['order -> points', 'order -> reschedule'],
].sort();

describe.each([
  ['fake-api/src', fakeApi, stillUp],
  ['apps/storefront/src', storefront, []],
])('%s', (source, layers, known) => {
  const files = filesOf(source);

  test('a folder imports only the folders below it', () => {
    expect(upwardImports(layers, files)).toEqual(known);
  });

  test('every folder and file has its place', () => {
    expect(layersIn(files)).toEqual(layers.flat().toSorted());
  });
});

test.each([
  ['store/store.ts', "import { cartTable } from '../cart/rows.js';", ['store -> cart']],
  ['lists/news.ts', "import type { Orders } from '../order/orders.js';", ['lists -> order']],
  ['sample-data/venues.ts', "export { venues } from '../catalogue/venues.js';", ['sample-data -> catalogue']],
  ['order/orders.ts', "import { createStore } from '../store/index.js';", []],
])('%s of the fake API with %s', (file, text, expected) => {
  expect(upwardImports(fakeApi, [[file, text]])).toEqual(expected);
});

test.each([
  ['event/useShare.ts', "import { readCinemaChoice } from '../cinema/cinemaChoice.js';", ['event -> cinema']],
  ['data/calls.tsx', "const load = () => import('../site/useSite.js');", ['data -> site']],
  ['cart/ShoppingCartRoute.tsx', "import { useRequest } from '../data/calls.js';", []],
])('%s of the storefront with %s', (file, text, expected) => {
  expect(upwardImports(storefront, [[file, text]])).toEqual(expected);
});
