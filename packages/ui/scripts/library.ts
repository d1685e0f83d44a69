/** `npm run library` writes the exports of the built library and the size of each entry. Run `npm run build` first. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { apiPage } from './api.js';
import { sizes, sizesPage } from './sizes.js';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const styleSheet = gzipSync(readFileSync(at('dist/style.css')), { level: 9 }).length;

writeFileSync(at('api.md'), apiPage());
writeFileSync(at('sizes.md'), sizesPage(await sizes(), styleSheet));
