// Serves the fake API and the storefront's pages on one origin, for `npm start` and the end-to-end tests.
import type { AddressInfo } from 'node:net';
import { clockFrom, demoMember, isOwnHost, prepareConnections } from '@first-gong/fake-api';
import { sendFault } from '@first-gong/storefront/server';
import { addressProblem, readEnvironment } from './environment.mjs';
import { openApp } from './openApp.js';
import { type PagesProcess, startPages } from './pagesProcess.js';
import { stop } from './prepare.mjs';
import { toStories } from './stories.js';

const { port, host, dataDir, catalogueSize, maintenance, proxies, smtpUrl, siteUrl, storybook, ...asked } =
  readEnvironment();
const openToOthers = !isOwnHost(host) || proxies > 0 || (siteUrl !== undefined && !isOwnHost(new URL(siteUrl).host));
const operatorPages = asked.operatorPages ? asked.operatorPages === 'on' : !openToOthers;
// A server on all addresses also listens on the loopback address, which the pages use for the API.
const own = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
if (operatorPages && !isOwnHost(own)) {
  stop(`The operator’s pages cannot be opened at ${host}. Start with HOST=0.0.0.0 and open them at 127.0.0.1.`);
}

let address = '';

const now = asked.now === undefined ? Date.now : clockFrom(asked.now);

const { app, close, addQueue } = await openApp({
  dataDir,
  now,
  catalogueSize,
  maintenance,
  proxies,
  openToOthers,
  operatorPages,
  openMetrics: asked.openMetrics,
  ...(asked.log === 'on' && { accessLog: (line: string) => void process.stdout.write(`${line}\n`) }),
  smtpUrl,
  siteUrl: () => siteUrl ?? address,
});

let pages: PagesProcess | undefined;
const server = app.listen(port, host, async () => {
  const { port: listening } = server.address() as AddressInfo;
  address = `http://${own.includes(':') ? `[${own}]` : own}:${listening}`;
  if (operatorPages) app.use('/stories', toStories(storybook));
  const { loginEmail, password } = demoMember;
  pages = await startPages(
    new URL('pages.mjs', import.meta.url),
    ['--api', address, '--port', '0', '--sign-in', '/fake/id', '--demo-member', `${loginEmail}:${password}`],
    () => ({
      ...process.env,
      SITE_URL: siteUrl ?? address,
      ...(asked.now !== undefined && { FAKE_NOW: new Date(now()).toISOString() }),
    }),
  ).catch((error: Error) => stop(error.message));
  addQueue('documents', pages.waiting);
  app.use(pages.handler, sendFault);
  process.stdout.write(
    [
      '',
      `  First Gong 開鑼   ${address}`,
      ...(siteUrl ? [`  Public address    ${siteUrl}`] : []),
      `  Demo member       ${demoMember.loginEmail}`,
      `  Password          ${demoMember.password}`,
      ...(operatorPages
        ? [
            `  Mail it sends     ${address}/fake/outbox`,
            `  Switches          ${address}/fake/control`,
            `  Stories of a page ${address}/stories/en_us/Events.html`,
          ]
        : ['  Mail, switches    off; OPERATOR_PAGES=on opens them to this machine']),
      '',
      '',
    ].join('\n'),
  );
});
prepareConnections(server);
server.on('error', (error) => stop(addressProblem(error, { host, port })));

let ending = false;
function end(): void {
  if (ending) return;
  ending = true;
  pages?.end();
  server.close();
  server.closeAllConnections();
  void close().then(() => process.exit(0));
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
// The parent process has ended, perhaps without a signal.
process.on('disconnect', end);
if (process.send && !process.connected) end();
