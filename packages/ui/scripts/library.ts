/**
 * `npm run library` writes the exports of the built library and the size of each entry. Run `npm run build` first. With
 * `--released`, it first keeps the names of `api.md` as those of the last release, with which it compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiPage } from './api.js';
import { keepRelease } from './changes.js';
import { sizes, sizesPage } from './sizes.js';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

if (process.argv.includes('--released')) {
  keepRelease(JSON.parse(readFileSync(at('package.json'), 'utf8')).version, readFileSync(at('api.md'), 'utf8'));
}
writeFileSync(at('api.md'), apiPage());
writeFileSync(at('sizes.md'), sizesPage(await sizes()));
