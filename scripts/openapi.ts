// `npm run openapi` writes the API documents in docs/api from the table of calls.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiDocs, apiFolder } from './apiDocs.js';

for (const [file, text] of Object.entries(apiDocs())) writeFileSync(join(apiFolder, file), text);
