import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addMilliseconds } from '@first-gong/domain';
import { textsOf } from './shop.js';
import { expect, test } from './test.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** An hour at which a maintenance of an hour ends on the same day, so that notices name no day. */
const morning = '2026-12-03T10:00:00+08:00';

/** Starts the shop like `npm start` after the build. Returns its address. */
async function startShop(env: Record<string, string>): Promise<{ process: ChildProcess; url: string; output: string }> {
  const code = `
    const { supervise } = await import('./scripts/supervise.mjs');
    const { typescriptArgs } = await import('./scripts/prepare.mjs');
    supervise([...typescriptArgs, 'scripts/serve.ts'], process.env);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', FAKE_NOW: morning, LOG: 'off', ...env },
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(output)) ?? [];
  return { process: child, url, output: String(output) };
}

let dataDir = '';
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'first-gong-start-'));
});
test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const refusesConnections = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

test('the shop ends when the process that started it was killed', async () => {
  const shop = await startShop({ DATA_DIR: dataDir });
  expect((await fetch(`${shop.url}/fake/outbox.json`)).status).toBe(200);
  shop.process.kill('SIGKILL');
  await expect.poll(() => refusesConnections(shop.url)).toBe(true);
});

test('§9 the first document after a switch of the whole site has its notices, and a closed page says so, in two languages', async () => {
  // A chat would already have loaded the site-wide notices.
  const shop = await startShop({ DATA_DIR: dataDir, CHAT_SCRIPT: '', FAKE_MAINTENANCE: 'off' });
  const documentOf = async (path: string) => (await fetch(`${shop.url}${path}`)).text();
  const langs = ['zh_hk', 'en_us'] as const;
  for (const lang of langs) await documentOf(`/${lang}/Help.html`);
  const { now } = (await (await fetch(`${shop.url}/fake/clock`)).json()) as { now: string };
  const maintenanceUntil = addMilliseconds(now, 3_600_000);
  const switched = await fetch(`${shop.url}/fake/control.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ weather: 'typhoon8', maintenance: 'on', maintenanceUntil }),
  });
  expect(switched.status).toBe(200);
  for (const lang of langs) {
    const { t, format } = textsOf(lang);
    let open = '';
    // The pages server polls each second. The document contains the response beside the notices.
    await expect(async () => {
      open = await documentOf(`/${lang}/Help.html`);
      expect(open).toContain('"typhoon8"');
    }).toPass();
    expect(open).toContain(t('site.typhoon8Text'));
    expect(open).toContain(t('site.maintenanceOn', { to: format.time(maintenanceUntil) }));
    expect(await documentOf(`/${lang}/Login.html`)).toContain(t('site.closedTitle'));
  }
  shop.process.kill('SIGTERM');
  expect(await once(shop.process, 'exit')).toEqual([0, null]);
});

test('SITE_URL says that others can reach the shop: the operator’s pages are off, a visitor’s pages are not', async () => {
  const shop = await startShop({ DATA_DIR: dataDir, SITE_URL: 'https://shop.example' });
  expect(shop.output).toContain('https://shop.example');
  expect(shop.output).not.toContain('/fake/');
  for (const page of ['outbox', 'outbox.json', 'charges.json', 'control', 'clock']) {
    expect((await fetch(`${shop.url}/fake/${page}`)).status, page).toBe(404);
  }
  expect((await fetch(`${shop.url}/fake/id/apple`)).status).toBe(200);
  shop.process.kill('SIGTERM');
  expect(await once(shop.process, 'exit')).toEqual([0, null]);
});

test('OPERATOR_PAGES opens the operator’s pages of such a shop, to this machine only', async () => {
  const shop = await startShop({ DATA_DIR: dataDir, HOST: '0.0.0.0', OPERATOR_PAGES: 'on' });
  const outbox = `${shop.url}/fake/outbox.json`;
  expect((await fetch(outbox)).status).toBe(200);
  expect((await fetch(outbox, { headers: { 'x-real-ip': '10.1.2.3' } })).status).toBe(403);
  shop.process.kill('SIGTERM');
  expect(await once(shop.process, 'exit')).toEqual([0, null]);
});

test('OPERATOR_PAGES is refused in one line where the server does not listen on a loopback address', async () => {
  const { stderr, code } = await new Promise<{ stderr: string; code: number | null }>((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '192.0.2.1', OPERATOR_PAGES: 'on' };
    const args = ['--conditions=first-gong-source', '--import', 'tsx', 'scripts/serve.ts'];
    execFile(process.execPath, args, { cwd: root, env: { ...env, DATA_DIR: dataDir } }, (error, _stdout, stderr) =>
      resolve({ stderr, code: typeof error?.code === 'number' ? error.code : null }),
    );
  });
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('The operator’s pages cannot be opened at 192.0.2.1. Start with HOST=0.0.0.0');
});
