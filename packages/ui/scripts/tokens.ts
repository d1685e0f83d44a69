/** Writes the design tokens into `packages/ui/tokens`: `npm run tokens` after a change of colours or scale. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { designTokens } from '../src/theme/designTokens.js';

const folder = fileURLToPath(new URL('../tokens', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(designTokens())) {
  writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
}
