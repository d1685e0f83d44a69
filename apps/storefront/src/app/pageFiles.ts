import { type RouteName, routeOf } from '@first-gong/domain';
import type { PageModule, PageSource } from '../site/pageModule.js';
import { pageAreas } from './pageAreas.js';

/** The files of all pages, with the dependencies of each. */
const files = import.meta.glob<PageModule>('../*/*Route.tsx');

/** The folder and name of a route's page: `home/Home` for `home`, `help/Info` for `file: 'info'`. */
function pageName(route: RouteName): string {
  const name = routeOf(route).file ?? route;
  const ending = `/${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const page = Object.keys(pageAreas).find((each) => each.endsWith(ending));
  if (!page) throw new Error(`No page ${ending}: run npm run indexes`);
  return page;
}

/** The file of a route's page, relative to `src`. */
export const pageFile = (route: RouteName): string => `${pageName(route)}Route.tsx`;

/** How a route's page loads. */
export function pageSource(route: RouteName): PageSource {
  const file = `../${pageFile(route)}`;
  const load = files[file];
  if (!load) throw new Error(`No ${file}`);
  return { load, areas: pageAreas[pageName(route)] ?? [] };
}
