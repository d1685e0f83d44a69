import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { routeNames, routeOf } from '@first-gong/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Entry, metAt, routesOfFile, storyOf, wayOf } from '../../.storybook/screens.js';
import { toStories } from '../../scripts/stories.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = 'packages/screens/src';
const files = readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => `${folder}/${path}`);

/** Stories as Storybook lists them. */
const entries: Entry[] = [
  ['screens-cart-part--default', 'cart/ShoppingCartScreen/Part.stories.tsx'],
  ['screens-cart--default', 'cart/ShoppingCartScreen/ShoppingCartScreen.stories.tsx'],
  ['screens-login--default', 'account/LoginScreen/LoginScreen.stories.tsx'],
  ['screens-info--help', 'help/InfoScreen/InfoScreen.stories.tsx'],
  ['screens-info--release-notes', 'help/InfoScreen/InfoScreen.stories.tsx'],
].map(([id = '', file]) => ({ id, type: 'story', importPath: `./${folder}/${file}` }));

describe('from a story to the shop', () => {
  test.each(files)('%s has a page of the shop, or names the place in which a person sees it', (file) => {
    const met = metAt(file) !== undefined;
    expect(routesOfFile(file).length > 0).toBe(!met);
  });

  test('the address has the language, and the query of a view', () => {
    expect(wayOf('ShoppingCartScreen/x.stories.tsx', 'zh_cn')?.address).toBe('/zh_cn/ShoppingCart.html');
    expect(wayOf('RegisterScreen/x.stories.tsx', 'en_us')?.address).toBe('/en_us/Login.html?view=register');
    expect(wayOf('InfoScreen/x.stories.tsx', 'en_us', 'releaseNotes')?.address).toBe('/en_us/ReleaseNotes.html');
  });

  test.each(routeNames.filter((name) => routeOf(name).requires))(
    'the address of %s needs data, so the way leads over a page that needs none',
    (name) => {
      const way = wayOf(`${name}Screen/x.stories.tsx`, 'en_us');
      expect(way?.via && routeOf(way.via).requires).toBeUndefined();
      expect(way?.address).toBe(`/en_us${way?.via && routeOf(way.via).path}`);
    },
  );
});

describe('from the shop to a story', () => {
  test('every route has a file of stories', () => {
    const told = files.flatMap(routesOfFile);
    expect(routeNames.filter((name) => !told.includes(name))).toEqual([]);
  });

  test('a page has the first story of its screen, not one of a part of it', () => {
    expect(storyOf('shoppingCart', entries)?.id).toBe('screens-cart--default');
    expect(storyOf('help', entries)?.id).toBe('screens-info--help');
  });

  test('a page that shares its screen has the story of its name', () => {
    expect(storyOf('releaseNotes', entries)?.id).toBe('screens-info--release-notes');
  });

  describe('/stories', () => {
    let catalogue: Server;
    let shop: Server;
    let answer = '';
    const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const listening = (server: Server) =>
      new Promise<Server>((done) => server.listen(0, '127.0.0.1', () => done(server)));
    const open = (path: string) => fetch(`${addressOf(shop)}${path}`, { redirect: 'manual' });
    beforeAll(async () => {
      answer = JSON.stringify({ entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) });
      catalogue = await listening(createServer((_request, response) => response.end(answer)));
      shop = await listening(createServer(toStories(addressOf(catalogue))));
    });
    afterAll(() => {
      catalogue.close();
      shop.close();
    });

    test.each([
      ['/zh_cn/ShoppingCart.html', '/?path=/story/screens-cart--default&globals=lang:zh_cn'],
      ['/en_us/Login.html?target=x', '/?path=/story/screens-login--default&globals=lang:en_us'],
      ['/nothing', '/'],
      ['//', '/'],
      ['///', '/'],
      ['//elsewhere.example/en_us/Login.html', '/'],
      ['/%', '/'],
    ])('%s opens %s of the catalogue', async (path, expected) => {
      const response = await open(path);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`${addressOf(catalogue)}${expected}`);
    });

    test('explains how to start the catalogue, if another program or none responds', async () => {
      const address = addressOf(catalogue);
      answer = '<!doctype html>';
      for (let time = 0; time < 2; time += 1) {
        const response = await open('/en_us/Events.html');
        expect(response.status).toBe(503);
        expect(await response.text()).toBe(`No Storybook answers at ${address}. Start it with: npm run storybook\n`);
        catalogue.close();
        catalogue.closeAllConnections();
      }
    });
  });
});
