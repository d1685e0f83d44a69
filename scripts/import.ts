// `npm run import -- FOLDER` carries a data folder of a version before SQLite over. Without FOLDER it is that of the shop.
import { resolve } from 'node:path';
import { importFolder } from '@first-gong/fake-api';
import { readEnvironment } from './environment.mjs';
import { stop } from './prepare.mjs';

const [given] = process.argv.slice(2);
const folder = given === undefined ? readEnvironment().dataDir : resolve(given);
const { changes, aside } = await importFolder(folder).catch((error: Error) => stop(error.message));
process.stdout.write(
  `${folder}: ${changes} changes were imported into shop.db. The files of before are in ${aside}.\n`,
);
