/**
 * `npm run library` writes the exports of the built library, the size of each entry and, after a new version, the entries
 * that the version is the first to have. Run `npm run build` first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiPage } from './api.js';
import { withRelease } from './released.js';
import { componentEntries, sizes, sizesPage } from './sizes.js';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path: string) => JSON.parse(readFileSync(at(path), 'utf8'));

writeFileSync(at('api.md'), apiPage());
writeFileSync(at('sizes.md'), sizesPage(await sizes()));
const releases = withRelease(read('released.json'), read('package.json').version, componentEntries());
writeFileSync(at('released.json'), `${JSON.stringify(releases, null, 2)}\n`);
