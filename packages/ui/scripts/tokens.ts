/**
 * Writes the design tokens into `packages/ui/tokens`, and the colours of the demonstration's pages into the fake API. Run
 * `npm run tokens` after a change of themes, colours or scale. Tests fail when a file is out of date.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { designTokens, themesCss } from '../src/theme/designTokens.js';

const folder = fileURLToPath(new URL('../tokens', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(designTokens())) {
  writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
}
const demonstration = fileURLToPath(new URL('../../../fake-api/public/themes.css', import.meta.url));
writeFileSync(demonstration, themesCss());
