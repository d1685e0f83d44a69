import { readdirSync, readFileSync } from 'node:fs';
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

/** The stories of a file, with the ids that Storybook gives them. */
const entries: Entry[] = files.flatMap((importPath) => {
  const code = readFileSync(`${root}/${importPath}`, 'utf8');
  const kebab = (text: string) =>
    text
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .replace(/[ /]/g, '-')
      .toLowerCase();
  const title = /title: '([^']+)'/.exec(code)?.[1] ?? '';
  return [...code.matchAll(/^export const (\w+)\b/gm)].map(([, name = '']) => ({
    id: `${title.toLowerCase().replace(/[ /]/g, '-')}--${kebab(name)}`,
    type: 'story',
    importPath: `./${importPath}`,
  }));
});

describe('from a story to the shop', () => {
  test('there are stories to look at', () => {
    expect(files.length).toBeGreaterThan(40);
    expect(entries.length).toBeGreaterThan(200);
  });

  test.each(files)('%s has a page of the shop, or says where a person meets it', (file) => {
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
  test.each(routeNames)('%s has a story, whose way leads to it', (name) => {
    const story = storyOf(name, entries);
    expect(story && routesOfFile(story.importPath)).toContain(name);
  });

  test('a page that shares its screen has the story of its own name', () => {
    expect(storyOf('releaseNotes', entries)?.id).toBe('screens-info--release-notes');
  });

  describe('/stories', () => {
    let catalogue: Server;
    let shop: Server;
    const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const listening = (server: Server) =>
      new Promise<Server>((done) => server.listen(0, '127.0.0.1', () => done(server)));
    const open = (path: string) => fetch(`${addressOf(shop)}${path}`, { redirect: 'manual' });
    beforeAll(async () => {
      const index = JSON.stringify({ entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) });
      catalogue = await listening(createServer((_request, response) => response.end(index)));
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
    ])('%s leads to %s of the catalogue', async (path, expected) => {
      const response = await open(path);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`${addressOf(catalogue)}${expected}`);
    });

    test('says how to start the catalogue, when it does not answer', async () => {
      const address = addressOf(catalogue);
      catalogue.close();
      const response = await open('/en_us/Events.html');
      expect(response.status).toBe(502);
      expect(await response.text()).toBe(`No Storybook answers at ${address}. Start it with: npm run storybook\n`);
    });
  });
});
