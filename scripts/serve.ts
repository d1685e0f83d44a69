// Serves the fake API and the storefront's pages on one origin. `npm start` and the end-to-end tests run this.
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createApp, demoMember, isOwnHost, maintenanceModes } from '@first-gong/fake-api';
import { createPages } from '@first-gong/storefront/server';

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 4300);
const dataDir = process.env.DATA_DIR ?? fileURLToPath(new URL('../.data', import.meta.url));

/** The address of the site, once the server listens. */
let address = '';

const { app, close } = await createApp({
  dataDir,
  catalogueSize: process.env.CATALOGUE_SIZE ? Number(process.env.CATALOGUE_SIZE) : undefined,
  maintenance: maintenanceModes.find((mode) => mode === process.env.FAKE_MAINTENANCE) ?? 'byClock',
  // The control page is closed when other machines can reach the address.
  allowControl: isOwnHost(host),
  smtpUrl: process.env.SMTP_URL,
  siteUrl: () => process.env.SITE_URL ?? address,
});

const server = app.listen(port, host, () => {
  const { port: listening } = server.address() as AddressInfo;
  // A server on all addresses also listens on the loopback address, where the pages reach the API.
  const own = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  address = `http://${own.includes(':') ? `[${own}]` : own}:${listening}`;
  app.use(
    createPages({
      clientDir: fileURLToPath(new URL('../apps/storefront/dist/client', import.meta.url)),
      apiUrl: address,
      demoMember: { email: demoMember.loginEmail, password: demoMember.password },
      now: Date.now,
    }),
  );
  process.stdout.write(
    [
      '',
      `  First Gong 開鑼   ${address}`,
      `  Demo member       ${demoMember.loginEmail}`,
      `  Password          ${demoMember.password}`,
      `  Mail it sends     ${address}/fake/outbox`,
      ...(isOwnHost(host) ? [`  Switches          ${address}/fake/control`] : []),
      '',
      '',
    ].join('\n'),
  );
});

let ending = false;
function end(): void {
  if (ending) return;
  ending = true;
  server.close();
  server.closeAllConnections();
  void close().then(() => process.exit(0));
}
process.on('SIGINT', end);
process.on('SIGTERM', end);
