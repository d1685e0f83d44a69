import type { AddressInfo } from 'node:net';
import { createApp, keepConnections } from '@first-gong/fake-api';
import { crowd } from '../../support/purchase.js';
import { reportCpu } from './child.js';

/** Runs the fake API over a data folder in its own process, and prints its port when it listens. */
const [dataDir = '', members = '0'] = process.argv.slice(2);
// Requests may say from which network they come, so that a flood can come from many.
const { app, close } = await createApp({ dataDir, members: crowd(Number(members)), proxies: 1 });
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
keepConnections(server);
reportCpu();
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void close().then(() => process.exit(0));
});
