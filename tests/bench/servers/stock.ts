import type { AddressInfo } from 'node:net';
import jsonServer from 'json-server';
import { reportUsage } from './child.js';

/** Runs json-server 0.17.4 over a file, as its documentation shows, and prints its port when it listens. */
const [file = ''] = process.argv.slice(2);
const app = jsonServer.create();
app.use(...jsonServer.defaults({ logger: false }));
app.use(jsonServer.router(file));
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
reportUsage();
process.on('SIGTERM', () => process.exit(0));
