/** `npm run library` writes the API of the built library and the size of each entry. Run `npm run build` first. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiPage, readApi } from './api.js';
import { sizes, sizesPage } from './sizes.js';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const api = readApi();
writeFileSync(at('api.json'), `${JSON.stringify(api, null, 1)}\n`);
writeFileSync(at('api.md'), apiPage(api));
writeFileSync(at('sizes.md'), sizesPage(await sizes()));
