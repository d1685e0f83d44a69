import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { routeNames, routeOf, routes } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const storefront = join(root, 'apps/storefront/src');

/** The file of an import, or undefined for a package without words. */
function fileOf(from: string, importer: string): string | undefined {
  const screen = /^@first-gong\/screens\/(.+)$/.exec(from)?.[1];
  if (screen)
    return join(root, 'packages/screens/src', screen, screen.endsWith('Screen') ? `${screen}.tsx` : 'index.ts');
  if (!from.startsWith('.')) return undefined;
  const path = join(dirname(importer), from.replace(/\.js$/, ''));
  return [`${path}.ts`, `${path}.tsx`].find(existsSync);
}

interface Link {
  /** The names that are imported from `file`, or undefined for all of them. */
  names: string[] | undefined;
  file: string;
}

/** The values that a file imports or re-exports. Types have no words. */
function linksOf(file: string, source: string): Link[] {
  const statements = source.matchAll(
    /^(?:import|export)\s+(?!type\b)(?:\{([^}]*)\}|[\w*]+(?:\s+as\s+\w+)?)\s+from\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...statements].flatMap(([, list, from, lazyFrom]) => {
    const target = fileOf(from ?? lazyFrom ?? '', file);
    if (target === undefined) return [];
    const names = list
      ?.split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.replace(/ as .*/, ''));
    return [{ names, file: target }];
  });
}

/** The areas of every `useText` in a file and in the files it imports. From an index, only the imported names count. */
function areasUsed(file: string, names?: string[], visited = new Set<string>()): string[] {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('/index.ts')) {
    return linksOf(file, source).flatMap((link) => {
      const taken = names && link.names ? link.names.filter((name) => names.includes(name)) : (link.names ?? ['*']);
      return taken.length > 0 ? areasUsed(link.file, taken, visited) : [];
    });
  }
  if (visited.has(file)) return [];
  visited.add(file);
  const own = [...source.matchAll(/\buseText\(([^)]*)\)/g)].flatMap(([call, list = '']) => {
    const areas = list.split(',').map((area) => area.trim());
    return areas.filter(Boolean).map((area) => {
      const name = /^'(\w+)'$/.exec(area)?.[1];
      if (name === undefined) throw new Error(`${file} calls ${call}: name the areas in the call itself.`);
      return name;
    });
  });
  const used = [...own, ...linksOf(file, source).flatMap((link) => areasUsed(link.file, link.names, visited))];
  // A part that comes later, such as that of the hearts, brings its own words.
  const brought = [...source.matchAll(/\b(?:loadWords\(\w+, |\w+Areas = )\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, area]) => area),
  );
  return used.filter((area) => !brought.includes(area));
}

const sorted = (areas: readonly string[]) => [...new Set(areas)].sort();

describe('the words of a page', () => {
  test.each(routeNames)('%s loads exactly the areas that its screen uses', (name) => {
    const file = routeOf(name).file ?? name;
    const page = `${file.charAt(0).toUpperCase()}${file.slice(1)}Route.tsx`;
    expect(sorted(routes[name].areas)).toEqual(sorted(areasUsed(join(storefront, 'routes', page))));
  });

  test('the frame around every page uses no area but common: its parts that come later bring their own words', () => {
    expect(sorted(areasUsed(join(storefront, 'main.tsx')))).toEqual([]);
  });
});
