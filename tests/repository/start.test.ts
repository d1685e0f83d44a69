import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the command of `npm start` in a situation where it stops before it installs or builds anything. */
const start = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['scripts/start.mjs'], { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } });

test('npm start reports a taken port in one line that says what to do', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => taken.once('listening', listening));
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { status, stderr, stdout } = start({ PORT: String(port), DATA_DIR: join(root, '.cache', 'start-test') });
  taken.close();
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(`Port ${port} on 127.0.0.1 is taken`);
});

test('npm start reports a data folder without write access in one line', () => {
  const { status, stderr } = start({ PORT: '0', DATA_DIR: join(devNull, 'data') });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('cannot be written to');
});

test('npm start reports an invalid port in one line', () => {
  const { status, stderr } = start({ PORT: 'abc' });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('PORT is "abc": give a number from 0 to 65535.');
});

test.each(['18.20.4', '20.18.3'])('npm start reports in one line that Node %s is too old', (version) => {
  const code = `import('./scripts/prepare.mjs').then(({ checkNode }) => checkNode('${version}'))`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.trim()).toContain(`needs Node 20.19 or newer, and this is ${version}`);
});

test.each(['20.19.0', '22.4.1', '24.0.0'])('npm start accepts Node %s', (version) => {
  const code = `import('./scripts/prepare.mjs').then(({ checkNode }) => checkNode('${version}'))`;
  expect(spawnSync(process.execPath, ['-e', code], { cwd: root }).status).toBe(0);
});
