/** `npm run library` writes the exports of the built library and the size of each entry. Run `npm run build` first. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiPage } from './api.js';
import { sizes, sizesPage } from './sizes.js';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

writeFileSync(at('api.md'), apiPage());
writeFileSync(at('sizes.md'), sizesPage(await sizes()));
