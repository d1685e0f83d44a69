// `npm run backup -- FILE` copies the shop's database to a new file, even while the shop runs.
import { resolve } from 'node:path';
import { backUp } from '@first-gong/fake-api';
import { readEnvironment } from './environment.mjs';
import { stop } from './prepare.mjs';

const [file] = process.argv.slice(2);
if (file === undefined) stop('The file of the copy is missing. Run npm run backup -- FILE');
await backUp(readEnvironment().dataDir, resolve(file)).catch((error: Error) => stop(error.message));
process.stdout.write(`${resolve(file)} is a complete copy of the database. Copy uploads/ of the data folder too.\n`);
