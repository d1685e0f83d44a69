import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lang, takenOver } from './shop.js';
import { expect, test } from './test.js';

const newer = fileURLToPath(new URL('../../apps/storefront/dist/client', import.meta.url));

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-gong-release-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Copies the build with other file names, like an older build. */
function makeOlderBuild(): string {
  const older = join(folder, 'older');
  cpSync(newer, older, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const assets = join(older, 'assets');
  const named = /-([\w-]{7,8})\.(js|css)\b/g;
  const files = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name));
  const ends = new Set(files.map((name) => /-[\w-]{7,8}\.(?:js|css)$/.exec(name)?.[0]));
  const renamed = (text: string) =>
    text.replace(named, (end, hash, kind) => (ends.has(end) ? `-${hash}older.${kind}` : end));
  for (const file of [...files.map((name) => join(assets, name)), join(older, '.vite/manifest.json')]) {
    writeFileSync(file, renamed(readFileSync(file, 'utf8')));
  }
  for (const name of files) renameSync(join(assets, name), join(assets, renamed(name)));
  return older;
}

interface PagesServer {
  url: string;
  /** Ends the server like a service manager. */
  end(): Promise<void>;
}

/** Runs `npm run pages` for the API of the tests. */
async function startPages(api: string, build: string, port = '0'): Promise<PagesServer> {
  const script = fileURLToPath(new URL('../../scripts/pages.mjs', import.meta.url));
  const options = ['--api', api, '--port', port, '--build', build, '--assets', join(folder, 'shared')];
  const child: ChildProcess = fork(script, options, { execArgv: [], env: { ...process.env, NODE_ENV: 'production' } });
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    async end() {
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
    },
  };
}

/**
 * A reverse proxy as in docs/how-to/run-behind-a-proxy.md: one connection a request, servers in turn, with failover.
 * API calls go to the API.
 */
async function startProxy(api: string, pages: readonly string[]) {
  let turn = 0;
  const pass = (from: IncomingMessage, to: ServerResponse, [first = '', ...others]: string[]) => {
    const { method, url, headers } = from;
    const passed = send(first, { agent: false, method, path: url, headers: { ...headers, connection: 'close' } });
    passed.once('response', (answer) => {
      to.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(to);
      answer.once('error', () => to.destroy());
    });
    passed.once('error', () => (others.length > 0 ? pass(from, to, others) : to.writeHead(502).end()));
    from.pipe(passed);
  };
  const server = createServer((from, to) => {
    turn += 1;
    const isCall = /^\/(?:api|data)\/|^\/(?:Logout|ContactUs)\.do/.test(from.url ?? '');
    pass(from, to, isCall ? [api] : [...pages.slice(turn % pages.length), ...pages.slice(0, turn % pages.length)]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

test('two pages servers behind a proxy get a new build one by one: no request fails, and a page of the old build finds its parts', async ({
  page,
  baseURL,
}) => {
  const api = baseURL ?? '';
  const older = makeOlderBuild();
  const servers = [await startPages(api, older), await startPages(api, older)];
  const proxy = await startProxy(
    api,
    servers.map(({ url }) => url),
  );
  await page.goto(`${proxy.url}/${lang}/Help.html`);
  await takenOver(page);
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }));

  let isOn = true;
  const failed: string[] = [];
  const builds = { older: 0, newer: 0 };
  let count = 0;
  const get = async (path: string): Promise<string> => {
    try {
      const response = await fetch(proxy.url + path);
      if (!response.ok) failed.push(`${path}: ${response.status}`);
      return await response.text();
    } catch (error) {
      failed.push(`${path}: ${error}`);
      return '';
    }
  };
  /** A visit loads a document, and every part that it names. */
  const visit = async () => {
    while (isOn) {
      count += 1;
      const html = await get(`/${lang}/Help.html?n=${count}`);
      const parts = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
      builds[[...parts].some((name) => name.includes('older.')) ? 'older' : 'newer'] += 1;
      expect(parts.size).toBeGreaterThan(5);
      for (const part of parts) await get(part);
    }
  };
  const visitors = Promise.all(Array.from({ length: 4 }, visit));
  for (const [index, { url, end }] of servers.entries()) {
    await end();
    servers[index] = await startPages(api, newer, new URL(url).port);
    const before = { ...builds };
    await expect.poll(() => builds.newer - before.newer).toBeGreaterThan(3);
    if (index === 0) await expect.poll(() => builds.older - before.older).toBeGreaterThan(3);
  }
  isOn = false;
  await visitors;
  expect(failed).toEqual([]);

  // The old page continues in its own document, although no server has its build any more.
  await page.locator('a[href$="/BoxOffice.html"]').first().click();
  await expect(page).toHaveURL(/BoxOffice/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isOldDocument' in window)).toBe(true);
  proxy.close();
  for (const { end } of servers) await end();
});
