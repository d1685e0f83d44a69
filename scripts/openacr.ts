// `npm run openacr` writes the conformance report and the accessibility statement from docs/conformance/criteria.yaml.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { conformanceFiles } from './conformanceReport.js';

for (const [file, text] of Object.entries(conformanceFiles())) {
  writeFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), text);
}
