// `npm run indexes` writes the generated indexes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexFiles, repository } from './indexFiles.js';

for (const [file, text] of Object.entries(indexFiles())) writeFileSync(join(repository, file), text);
