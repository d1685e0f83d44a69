// `npm start` installs, builds and serves the storefront from a bare clone, and prints each step.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { addressProblem, readEnvironment } from './environment.mjs';
import { build, checkNode, install, step, stop, typescriptArgs } from './prepare.mjs';
import { supervise } from './supervise.mjs';

checkNode();
const { port, host, dataDir } = readEnvironment();
try {
  mkdirSync(dataDir, { recursive: true });
  accessSync(dataDir, constants.W_OK);
} catch (error) {
  stop(`The data folder ${dataDir} is not writable (${error.code}). Set DATA_DIR to another folder.`);
}
await portIsFree();
install();
build();

step('Starting the storefront and its API');
supervise([...typescriptArgs, 'scripts/serve.ts'], { ...process.env, NODE_ENV: 'production' });

function portIsFree() {
  return new Promise((done) => {
    const probe = createServer()
      .once('error', (error) => stop(addressProblem(error, { host, port })))
      .once('listening', () => probe.close(done))
      .listen(port, host);
  });
}
