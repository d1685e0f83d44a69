import { spawnSync } from 'node:child_process';
import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '../support/shop.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

/** Opens the shop's data folder in another process, like the server of `npm start`. */
function serve() {
  const code = `import { openApp } from './scripts/openApp.ts'; await openApp({ dataDir: process.env.DATA_DIR });`;
  const typescript = ['--conditions=first-gong-source', '--import', 'tsx', '--input-type=module'];
  return spawnSync(process.execPath, [...typescript, '--eval', code], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: shop.dataDir },
  });
}

test('a second server on a data folder ends with one line that names the first', () => {
  const { status, stderr, stdout } = serve();
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `${shop.dataDir} is in use by process ${process.pid}. End that process, or set DATA_DIR to another folder.\n`,
  });
});

test('a server on a damaged data folder ends with one line that names the file', async () => {
  await shop.stop();
  await truncate(join(shop.dataDir, 'shop.db'), 5000);
  const { status, stderr, stdout } = serve();
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toMatch(/shop\.db is damaged: database disk image is malformed\. Restore it from a backup/);
});
