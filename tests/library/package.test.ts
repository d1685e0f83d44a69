import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressesOf, writePackage } from '../../packages/ui/scripts/pack.js';
import { componentEntries } from '../../packages/ui/scripts/sizes.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(mkdtempSync(join(tmpdir(), 'first-gong-package-')), 'package');

const inFolder = (path: string) => join(folder, path);
const manifest = () => JSON.parse(readFileSync(inFolder('package.json'), 'utf8'));
const run = (cwd: string, command: string, ...args: string[]) =>
  spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, NPM_TOKEN: '' },
  });

let packed: { filename: string; files: { path: string }[] };
beforeAll(() => {
  writePackage(folder, addressesOf('git@github.com:team/project.git'));
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', dirname(folder)];
  [packed] = JSON.parse(run(folder, process.platform === 'win32' ? 'npm.cmd' : 'npm', ...args).stdout);
});
afterAll(() => rmSync(dirname(folder), { recursive: true, force: true }));

describe('the package for users', () => {
  test('publint finds nothing', async () => {
    const { messages } = await publint({ pkgDir: folder, pack: 'npm', strict: true });
    expect(messages.map((message) => formatMessage(message, manifest()))).toEqual([]);
  });

  test('the types of every entry resolve, for Node and for bundlers', async () => {
    const tarball = createPackageFromTarballData(readFileSync(join(dirname(folder), packed.filename)));
    const components = componentEntries().map((name) => `./${name}`);
    const sheets = ['./style.css', './base.css', './reset.css', './Button.css'];
    const result = await checkPackage(tarball, {
      entrypoints: ['./themes', './followLinks', './icons/ticket', ...sheets, ...components],
    });
    if (!result.types) throw new Error('The package has no types.');
    // The library is ESM only, and its entries need Node 12 resolution or later.
    const others = ['node10', 'node16-cjs'];
    const problems = result.problems.filter(
      (problem) => !('resolutionKind' in problem && others.includes(problem.resolutionKind)),
    );
    expect(problems).toEqual([]);
  });

  test('its package.json names nothing of this repository alone', () => {
    const { exports, sideEffects, scripts, devDependencies } = manifest();
    expect(JSON.stringify([exports, sideEffects])).not.toMatch(/first-gong-source|src\//);
    expect(Object.keys(exports)).not.toEqual(expect.arrayContaining(['./style']));
    expect([scripts, devDependencies]).toEqual([undefined, undefined]);
  });

  test('its package.json names the repository, the page and the place for faults', () => {
    const { repository, homepage, bugs, engines } = manifest();
    const url = 'git+https://github.com/team/project.git';
    expect(repository).toEqual({ type: 'git', url, directory: 'packages/ui' });
    expect(homepage).toBe('https://github.com/team/project#readme');
    expect(bugs).toBe('https://github.com/team/project/issues');
    expect(engines.node).toBeTruthy();
  });

  test.each([
    ['a token', 'https://x:secret@github.com/team/project.git', 'https://github.com/team/project#readme'],
    ['another host', 'ssh://git@gitlab.com/team/project.git', 'https://gitlab.com/team/project#readme'],
    ['a branch', 'https://github.com/team/project.git#next', 'https://github.com/team/project#readme'],
    ['a folder of this disk', '../project', undefined],
    ['no remote', '', undefined],
  ])('a remote with %s', (_, remote, homepage) => {
    expect(addressesOf(remote)?.homepage).toBe(homepage);
    expect(JSON.stringify(addressesOf(remote) ?? '')).not.toContain('secret');
  });

  test.each([
    'README.md',
    'CHANGELOG.md',
    'LICENSE',
    'api.md',
    'sizes.md',
    'routers.md',
    'surroundings.md',
    'migration.md',
    'guides/Button.md',
  ])('has %s', (path) => {
    expect(packed.files.map((file) => file.path)).toContain(path);
  });

  test('its pages have only links that work in it', () => {
    const pages = packed.files.map((file) => file.path).filter((path) => path.endsWith('.md'));
    const broken = pages.flatMap((page) =>
      [...readFileSync(inFolder(page), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !existsSync(join(dirname(inFolder(page)), link)))
        .map((link) => `${page}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  test('its guides have no block of Storybook', () => {
    const guide = readFileSync(inFolder('guides/Dialog.md'), 'utf8');
    expect(guide).toMatch(/^# Dialog\n/);
    expect(guide).not.toMatch(/^import|<Canvas|<Controls|## Properties/m);
  });
});

describe('npm run release', () => {
  const release = (...args: string[]) => run(root, process.execPath, '--import', 'tsx', 'scripts/release.ts', ...args);

  test('without a token it publishes nothing and says what is missing', () => {
    const { status, stderr } = release();
    expect(status).toBe(1);
    expect(stderr).toContain('Nothing was published.');
    expect(stderr).toContain('NPM_TOKEN is not set.');
    const origin = run(root, 'git', 'config', '--get', 'remote.origin.url').stdout.trim();
    expect(stderr.includes('The git remote "origin" has no public address.')).toBe(!addressesOf(origin));
  });

  test('--dry lists the package and publishes nothing', () => {
    const { status, stdout } = release('--dry');
    expect(status).toBe(0);
    expect(stdout).toMatch(/kB {2}dist\/components\/Button\/Button\.js\n/);
    expect(stdout).toContain(`@first-gong/ui ${manifest().version}: ${packed.files.length} files`);
    expect(stdout).toContain('Nothing was published.');
  });

  test('npm publish in packages/ui refuses', () => {
    const { status, stderr } = run(join(root, 'packages', 'ui'), 'npm', 'run', 'prepublishOnly');
    expect(status).toBe(1);
    expect(stderr).toContain('npm run release');
  });
});
