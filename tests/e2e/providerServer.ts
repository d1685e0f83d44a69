// The storefront with an API of the specification's calls alone (§7): every extension is 404.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callNames, callOf, isExtension } from '@first-gong/contract';
import { clockFrom, createApp, demoMember } from '@first-gong/fake-api';
import { createPages } from '@first-gong/storefront/server';

const clientDir = fileURLToPath(new URL('../../apps/storefront/dist/client', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'first-gong-provider-'));
const now = clockFrom(Date.parse(process.env.FAKE_NOW ?? ''));

/** Method and path of each extension, as `GET /api/favourites.do`. */
const extensions = callNames
  .map(callOf)
  .filter(isExtension)
  .map(({ method, path }) => new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`));

const { app, close } = await createApp({ dataDir, now, maintenance: 'off', siteUrl: () => address });
const server = createServer((request, response) => {
  const called = `${request.method} ${request.url?.split('?')[0]}`;
  // Tests prepare orders and wishes with every call.
  const isMissing = extensions.some((extension) => extension.test(called)) && !request.headers['x-every-call'];
  if (!isMissing) return app(request, response);
  response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><p>Cannot find this address.');
});
await new Promise<void>((ready) => server.listen(Number(process.env.PORT), '127.0.0.1', ready));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
app.use(
  createPages({
    clientDir,
    apiUrl: address,
    siteUrl: address,
    demoMember: { email: demoMember.loginEmail, password: demoMember.password },
    signInPath: '/fake/id',
    now,
  }),
);
process.stdout.write(`First Gong 開鑼   ${address}\n`);

async function end(): Promise<void> {
  server.close();
  server.closeAllConnections();
  await close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
