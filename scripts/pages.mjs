// `npm run pages -- --api https://api.example --port 4301` serves the pages alone (docs/how-to/replace-the-api.md).
// `npm start` runs this file as a process too, so that rendering does not block sales.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addressProblem, readEnvironment } from './environment.mjs';
import { root, stop } from './prepare.mjs';

const options = readOptions();
const { host, port, siteUrl, now: firstInstant, ...asked } = readEnvironment({ ...process.env, PORT: options.port });
const serverFile = new URL('../apps/storefront/dist/server/server.js', import.meta.url);
if (!existsSync(serverFile)) stop('The storefront is not built. Run npm ci, then npm run build.');
// Selects React's production build.
process.env.NODE_ENV ??= 'production';
const { createPages } = await import(serverFile.href);

/** Starts at the instant of FAKE_NOW. */
const now = () => (firstInstant === undefined ? Date.now() : Math.round(firstInstant + performance.now()));

let pages;
let isEnding = false;
const server = createServer({ maxHeaderSize: 32 * 1024 }, (request, response) => {
  const given = request.headers['x-request-id'] ?? '';
  response.setHeader('X-Request-Id', /^[0-9A-F]{8}$/.test(given) ? given : randomUUID().slice(0, 8).toUpperCase());
  if (isEnding) response.setHeader('Connection', 'close');
  pages(request, response);
});
// Longer than usual proxies, so that none sends a request while its connection closes.
server.keepAliveTimeout = 65_000;
server.on('error', (error) => stop(addressProblem(error, { host, port }, (free) => `--port ${free}`)));
server.listen(port, host, () => {
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${server.address().port}`;
  const [email, password] = options['demo-member']?.split(':') ?? [];
  pages = createPages({
    clientDir: resolve(options.build),
    assetsDir: options.assets && resolve(options.assets),
    apiUrl: new URL(options.api).origin,
    siteUrl: siteUrl ?? address,
    demoMember: email ? { email, password } : null,
    signInPath: options['sign-in'],
    now,
    origins: asked.origins,
    chatScript: asked.chatScript,
    firewallScript: asked.firewallScript,
    socialLinks: asked.socialLinks,
  });
  if (process.send) process.send(address);
  else console.log(`Pages at ${address}`);
});

/** Finishes pending requests, and accepts no others. */
function end() {
  isEnding = true;
  server.close(() => process.exit(0));
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
// The parent process has ended.
process.on('disconnect', () => process.exit(0));

function readOptions() {
  const string = { type: /** @type {const} */ ('string') };
  const usage = 'npm run pages -- --api https://api.example [--port 4301]';
  try {
    const { values } = parseArgs({
      options: {
        api: string,
        port: { ...string, default: '4301' },
        build: { ...string, default: join(root, 'apps/storefront/dist/client') },
        assets: string,
        'sign-in': string,
        'demo-member': string,
      },
    });
    if (/^https?:/.test(values.api ?? '') && URL.canParse(values.api)) return values;
    return stop(`--api is not a URL. Run ${usage}`);
  } catch (error) {
    return stop(`${error.message.split('. ')[0].replace(/\.$/, '')}. Run ${usage}`);
  }
}
