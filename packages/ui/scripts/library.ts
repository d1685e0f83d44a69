/**
 * `npm run library` writes the exports of the built library, the size of each entry and, after a new version, the entries
 * that the version is the first to have. Run `npm run build` first. With `--released`, it first keeps the names of
 * `api.md` as those of the last release, with which it compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiPage } from './api.js';
import { keepRelease } from './changes.js';
import { withRelease } from './since.js';
import { componentEntries, sizes, sizesPage } from './sizes.js';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path: string) => JSON.parse(readFileSync(at(path), 'utf8'));
const { version } = read('package.json');

if (process.argv.includes('--released')) keepRelease(version, readFileSync(at('api.md'), 'utf8'));
writeFileSync(at('api.md'), apiPage());
writeFileSync(at('sizes.md'), sizesPage(await sizes()));
const releases = withRelease(read('scripts/since.json'), version, componentEntries());
writeFileSync(at('scripts/since.json'), `${JSON.stringify(releases, null, 2)}\n`);
