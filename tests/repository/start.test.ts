import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `npm start` in a situation in which it stops before installing or building. */
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
  expect(stderr).toContain(`Port ${port} is in use. Start with `);
  // Two shops on one data folder would sell a seat twice.
  expect(stderr).toMatch(/PORT=(\d+) DATA_DIR=\.data-\1$/m);
});

test('npm start reports in one line that it cannot listen on an address', () => {
  const { status, stderr } = start({ PORT: '0', HOST: '192.0.2.1', DATA_DIR: join(root, '.cache', 'start-test') });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^Cannot listen on 192\.0\.2\.1:0 \(\w+\)\. Set HOST and PORT to another address\.$/);
});

test('npm start reports a data folder without write access in one line', () => {
  const { status, stderr } = start({ PORT: '0', DATA_DIR: join(devNull, 'data') });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('is not writable');
});

test.each([
  ['PORT', 'abc', 'Use a number from 0 to 65535.'],
  ['PORT', '4300.5', 'Use a number from 0 to 65535.'],
  ['PORT', '65536', 'Use a number from 0 to 65535.'],
  ['CATALOGUE_SIZE', '0', 'Use a number from 1 to 20000.'],
  ['PROXIES', 'one', 'Use a number from 0 to 10.'],
  ['CATALOGUE_SIZE', '-5', 'Use a number from 1 to 20000.'],
  ['CATALOGUE_SIZE', 'many', 'Use a number from 1 to 20000.'],
  ['CATALOGUE_SIZE', '1e9', 'Use a number from 1 to 20000.'],
  ['FAKE_MAINTENANCE', 'never', 'Use one of: byClock, on, off.'],
  ['LOG', 'quiet', 'Use one of: on, off.'],
  ['FAKE_NOW', '2026-12-03T10:00:00', 'Use a date and time with a zone, such as 2026-12-03T10:00:00+08:00.'],
  ['FAKE_NOW', 'tomorrow', 'Use a date and time with a zone, such as 2026-12-03T10:00:00+08:00.'],
  ['OPERATOR_PAGES', 'yes', 'Use one of: on, off.'],
  ['CSP_CHAT_ORIGINS', 'chat.example', 'Use origins such as https://chat.example, with spaces between them.'],
  [
    'CSP_CONNECT_ORIGINS',
    "https://a.example; script-src 'unsafe-inline'",
    'Use origins such as https://chat.example, with spaces between them.',
  ],
])('npm start refuses %s="%s" in one line that names it', (name, value, remedy) => {
  const { status, stderr, stdout } = start({ PORT: '0', [name]: value });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim()).toBe(`${name} is "${value}". ${remedy}`);
});

test.each([
  ['SITE_URL', 'shop.example', 'https://shop.example.'],
  ['SITE_URL', 'javascript:alert(1)', 'https://shop.example.'],
  ['SMTP_URL', 'user:secret@mail.example:587', 'smtp://user:password@host:587.'],
])('npm start refuses %s="%s" in one line that does not repeat it', (name, value, example) => {
  const { status, stderr, stdout } = start({ PORT: '0', [name]: value });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim()).toBe(`${name} is not a valid URL. Use one such as ${example}`);
});

const read = (variables: Record<string, string>) => {
  const code = `import('./scripts/environment.mjs').then(({ readEnvironment }) => console.log(JSON.stringify(readEnvironment(${JSON.stringify(variables)}))))`;
  const { stdout } = spawnSync(process.execPath, ['-e', code], { cwd: root, encoding: 'utf8' });
  return JSON.parse(stdout);
};

test('an empty variable of npm start counts as unset', () => {
  const names = [
    'PORT',
    'HOST',
    'DATA_DIR',
    'CATALOGUE_SIZE',
    'FAKE_MAINTENANCE',
    'OPERATOR_PAGES',
    'LOG',
    'OPEN_METRICS',
    'SMTP_URL',
    'PROXIES',
    'SITE_URL',
    'CSP_CONNECT_ORIGINS',
    'CSP_UPLOAD_ORIGINS',
    'CSP_CHAT_ORIGINS',
    'STORYBOOK',
  ];
  const defaults = {
    port: 4300,
    host: '127.0.0.1',
    dataDir: join(root, '.data'),
    proxies: 0,
    maintenance: 'byClock',
    log: 'on',
    openMetrics: false,
    origins: {},
    storybook: 'http://127.0.0.1:6006',
  };
  expect(read({})).toEqual(defaults);
  for (const empty of ['', '  ']) {
    expect(read(Object.fromEntries(names.map((name) => [name, empty])))).toEqual(defaults);
  }
});

test('npm start reads the variables that are set', () => {
  const given = {
    PORT: '0',
    HOST: '::1',
    DATA_DIR: 'some/where',
    CATALOGUE_SIZE: '10000',
    FAKE_MAINTENANCE: 'off',
    OPERATOR_PAGES: 'on',
    LOG: 'off',
    OPEN_METRICS: 'on',
    PROXIES: '2',
    SMTP_URL: 'smtp://user:word@mail.example:587',
    SITE_URL: 'https://shop.example/',
    STORYBOOK: 'https://stories.example/gong/',
    CSP_UPLOAD_ORIGINS: 'https://store.example',
    CSP_CHAT_ORIGINS: 'https://chat.example:8443  wss://*.chat.example',
  };
  expect(read(given)).toEqual({
    port: 0,
    host: '::1',
    dataDir: join(root, 'some', 'where'),
    catalogueSize: 10_000,
    proxies: 2,
    maintenance: 'off',
    log: 'off',
    openMetrics: true,
    operatorPages: 'on',
    smtpUrl: 'smtp://user:word@mail.example:587',
    siteUrl: 'https://shop.example',
    storybook: 'https://stories.example/gong',
    origins: {
      upload: ['https://store.example'],
      chat: ['https://chat.example:8443', 'wss://*.chat.example'],
    },
  });
});

test.each(['18.20.4', '20.18.3'])('npm start reports in one line that Node %s is too old', (version) => {
  const code = `import('./scripts/prepare.mjs').then(({ checkNode }) => checkNode('${version}'))`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.trim()).toContain(`needs Node 20.19 or newer; this is ${version}`);
});

test.each(['20.19.0', '22.4.1', '24.0.0'])('npm start accepts Node %s', (version) => {
  const code = `import('./scripts/prepare.mjs').then(({ checkNode }) => checkNode('${version}'))`;
  expect(spawnSync(process.execPath, ['-e', code], { cwd: root }).status).toBe(0);
});

test.each([
  [[], /^--api is not a URL\. Run npm run pages -- --api https:\/\/\S+ \[--port 4301\]$/],
  [['--api', 'shop.example'], /^--api is not a URL\. Run /],
  [['--api', 'https://api.example', '--prot', '4301'], /^Unknown option '--prot'/],
  [['--api', 'https://api.example', '--port', '99999'], /^PORT is "99999"\. Use a number from 0 to 65535\.$/],
])('npm run pages %j is refused in one line that says what to do', (options, line) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/pages.mjs', ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(line);
});
