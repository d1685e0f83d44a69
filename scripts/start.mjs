// `npm start` takes a bare clone to a running storefront: it installs, builds and serves, and prints each step.
import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { build, checkNode, install, root, step, stop, typescriptArgs } from './prepare.mjs';

const port = Number(process.env.PORT ?? 4300);
const host = process.env.HOST ?? '127.0.0.1';
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');

checkNode();
if (!Number.isInteger(port) || port < 0 || port > 65535)
  stop(`PORT is "${process.env.PORT}": give a number from 0 to 65535.`);
try {
  mkdirSync(dataDir, { recursive: true });
  accessSync(dataDir, constants.W_OK);
} catch (error) {
  stop(`DATA_DIR ${dataDir} cannot be written to (${error.code}): give another folder in DATA_DIR.`);
}
await portIsFree();
install();
build();

step('Starting the storefront and its API');
const server = spawn(process.execPath, [...typescriptArgs, 'scripts/serve.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: host, DATA_DIR: dataDir },
});
const end = () => server.kill('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
// npm runs this script through a shell, which a SIGTERM ends without reaching this process. Our parent is then another one.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && end(), 500).unref();
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));

function portIsFree() {
  return new Promise((done) => {
    const probe = createServer()
      .once('error', (error) => {
        if (error.code === 'EADDRINUSE')
          stop(`Port ${port} on ${host} is taken: give another in PORT, for example PORT=${port + 1} npm start.`);
        stop(`Cannot listen on ${host}:${port} (${error.code}): give another address in HOST and PORT.`);
      })
      .once('listening', () => probe.close(done))
      .listen(port, host);
  });
}
