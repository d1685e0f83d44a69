// `npm run import -- FOLDER` imports a data folder from before SQLite. Default: the shop's own folder.
import { resolve } from 'node:path';
import { importFolder } from '@first-gong/fake-api';
import { readEnvironment } from './environment.mjs';
import { stop } from './prepare.mjs';

const [given] = process.argv.slice(2);
const folder = given === undefined ? readEnvironment().dataDir : resolve(given);
const { changes, aside } = await importFolder(folder).catch((error: Error) => stop(error.message));
process.stdout.write(
  `${changes} changes of ${folder} are in shop.db. The old files are in ${aside}; remove them when the shop works.\n`,
);
