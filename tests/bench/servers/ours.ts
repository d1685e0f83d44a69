import type { AddressInfo } from 'node:net';
import { clockFrom, createApp, prepareConnections } from '@first-gong/fake-api';
import { instant } from '../../instant.js';
import { crowd } from '../../support/purchase.js';
import { withoutRule } from '../../support/withoutRule.js';
import { reportUsage } from './child.js';

/**
 * Runs the fake API over a data folder, and prints its port when it listens.
 * The third argument makes password hashes cheap for many logins; the fourth disables a rule.
 */
const [dataDir = '', members = '0', passwordCost, without] = process.argv.slice(2);
const [, testDoubles] = Object.entries(withoutRule).find(([name]) => name === without) ?? [];
const { app, close } = await createApp({
  dataDir,
  now: clockFrom(instant),
  members: crowd(Number(members)),
  // Requests may state their network, so that a flood can come from many.
  proxies: 1,
  ...(passwordCost && { passwordCost: Number(passwordCost) }),
  ...(testDoubles && { testDoubles }),
});
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
prepareConnections(server);
reportUsage();
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void close().then(() => process.exit(0));
});
