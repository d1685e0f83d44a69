import { describe, expect, test } from 'vitest';
import { filesOf, type Layers, layersIn, upwardImports } from './layers.js';

/** Folders of the fake API. */
const fakeApi: Layers = [
  ...['index.ts', 'samples.ts', 'importFolder.ts', 'tables.ts', 'server.ts'],
  // Demonstration pages and HTTP calls.
  ...['demo', 'openShop.ts', 'http', 'areas.ts'],
  ...['myData', 'cancellation'],
  ...['reschedule', 'help', 'wishList', 'points', 'order', 'cinema', 'cart', 'favourites', 'profile', 'notices'],
  ...['members', 'mail', 'lists', 'hotEvent', 'site', 'inventory', 'catalogue'],
  ...['area', 'jobs', 'sample-data', 'shared', 'store', 'dataFolder'],
];

const storefront: Layers = [
  ...['main.tsx', 'app'],
  // One folder per area of pages.
  ['home', 'event', 'cinema', 'cart', 'checkout', 'tickets', 'favourites', 'wishes', 'account', 'help'],
  ...['site', 'data', 'session'],
];

const screens: Layers = [
  // One folder per area of pages.
  ['home', 'event', 'cinema', 'cart', 'checkout', 'tickets', 'favourites', 'wishes', 'account', 'help', 'site'],
  'shared',
];

describe.each([
  ['fake-api/src', fakeApi],
  ['apps/storefront/src', storefront],
  ['packages/screens/src', screens],
])('%s', (source, layers) => {
  const files = filesOf(source);

  test('a folder imports only the folders below it', () => {
    expect(upwardImports(layers, files)).toEqual([]);
  });

  test('every folder and file has its place', () => {
    expect(layersIn(files)).toEqual(layers.flat().toSorted());
  });
});

test.each([
  ['store/store.ts', "import { cartTable } from '../cart/rows.js';", ['store -> cart']],
  ['lists/news.ts', "import type { Orders } from '../order/orders.js';", ['lists -> order']],
  ['mail/area.ts', "import { outboxPages } from '../demo/outbox.js';", ['mail -> demo']],
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

test.each([
  ['cart/ShoppingCartScreen/CartSlip.tsx', "import { cinemaDays } from '../../cinema/days.js';", ['cart -> cinema']],
  ['shared/PurchaseSteps.tsx', "import type { CartState } from '../cart/state.js';", ['shared -> cart']],
  ['help/FaqScreen/FaqScreen.tsx', "import { useText } from '../../shared/text/index.js';", []],
])('%s of the screens with %s', (file, text, expected) => {
  expect(upwardImports(screens, [[file, text]])).toEqual(expected);
});
