import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { componentEntries } from '../../packages/ui/scripts/sizes.js';
import { packed, root } from './outside.js';

const library = join(root, 'packages/ui');
const work = mkdtempSync(join(tmpdir(), 'first-gong-package-'));
/** The package as npm unpacks it. */
const inPackage = (path: string) => join(work, 'package', path);
const manifest = () => JSON.parse(readFileSync(inPackage('package.json'), 'utf8'));
const run = (cwd: string, command: string, ...args: string[]) =>
  spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, NPM_TOKEN: '' },
  });

let tarball: string;
let files: string[];
beforeAll(() => {
  tarball = packed(work);
  run(work, 'tar', '-xzf', tarball);
  files = readdirSync(join(work, 'package'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(join(work, 'package'), join(parentPath, name)).replaceAll('\\', '/'));
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('what `npm pack` in packages/ui makes', () => {
  test('publint finds nothing', async () => {
    const { messages } = await publint({ pkgDir: library, pack: 'npm', strict: true });
    expect(messages.map((message) => formatMessage(message, manifest()))).toEqual([]);
  });

  test('the types of every entry resolve, for Node and for bundlers', async () => {
    const components = componentEntries().map((name) => `./${name}`);
    const sheets = ['./style.css', './base.css', './reset.css', './Button.css'];
    const result = await checkPackage(createPackageFromTarballData(readFileSync(join(work, tarball))), {
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

  test('entries for this repository alone are only in its sources', () => {
    const { exports } = manifest();
    const own = Object.keys(exports).filter((entry) => Object.keys(exports[entry]).join() === 'first-gong-source');
    expect(own).toEqual(expect.arrayContaining(['./focus', './sheets', './style', './testing']));
    const others = Object.entries(exports).filter(([entry]) => !own.includes(entry));
    for (const [, target] of others as [string, Record<string, unknown>][]) {
      const { 'first-gong-source': _, ...outside } = typeof target === 'string' ? { default: target } : target;
      expect(JSON.stringify(outside)).not.toContain('src/');
    }
  });

  test.each([
    'README.md',
    'CHANGELOG.md',
    'LICENSE',
    'api.md',
    'sizes.md',
    'routers.md',
    'surroundings.md',
    'forms.md',
    'migration.md',
    'dist/components/Button/Button.js',
    'dist/guides/Button.md',
    'src/assets/ARCHIVO-LICENSE.txt',
    'tokens/semantic.tokens.json',
  ])('has %s', (path) => {
    expect(files).toContain(path);
  });

  test('has no test, no story and nothing else than modules, sources, tokens and pages', () => {
    expect(files.filter((path) => /\.(test|stories)\.|\.mdx$/.test(path))).toEqual([]);
    const known = /^(dist|src|tokens)\/|^[A-Z]+(\.md)?$|^[a-z]+\.md$|^package\.json$/;
    expect(files.filter((path) => !known.test(path))).toEqual([]);
  });

  test('every map of a module or of its types leads to a source in the package', () => {
    const maps = files.filter((path) => path.endsWith('.map'));
    expect(maps.some((path) => path.endsWith('.d.ts.map'))).toBe(true);
    const broken = maps.flatMap((path) =>
      (JSON.parse(readFileSync(inPackage(path), 'utf8')).sources as string[])
        .filter((source) => !existsSync(join(dirname(inPackage(path)), source)))
        .map((source) => `${path}: ${source}`),
    );
    expect(broken).toEqual([]);
  });

  test('a map leads from a function to its line, also below "use client"', () => {
    const line = (text: string, part: string) => text.split('\n').findIndex((each) => each.includes(part));
    const part = 'function Switch(';
    const module = readFileSync(inPackage('dist/components/Switch/Switch.js'), 'utf8');
    expect(module).toMatch(/^"use client"/);
    const map = new SourceMap(JSON.parse(readFileSync(inPackage('dist/components/Switch/Switch.js.map'), 'utf8')));
    const entry = map.findEntry(line(module, part), 0);
    const source = readFileSync(inPackage('src/components/Switch/Switch.tsx'), 'utf8');
    expect('originalLine' in entry && entry.originalLine).toBe(line(source, part));
  });

  test('its pages have only links that work in it', () => {
    const pages = files.filter((path) => path.endsWith('.md'));
    const broken = pages.flatMap((page) =>
      [...readFileSync(inPackage(page), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !existsSync(join(dirname(inPackage(page)), link)))
        .map((link) => `${page}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  test('its guides have no block of Storybook', () => {
    const guide = readFileSync(inPackage('dist/guides/Dialog.md'), 'utf8');
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
    expect(stderr.includes('package.json has no repository.')).toBe(!manifest().repository);
  });

  test('--dry lists the package and publishes nothing', () => {
    const { status, stdout } = release('--dry');
    expect(status).toBe(0);
    expect(stdout).toMatch(/kB {2}dist\/components\/Button\/Button\.js\n/);
    expect(stdout).toContain(`@first-gong/ui ${manifest().version}: ${files.length} files`);
    expect(stdout).toContain('Nothing was published.');
  });

  test('npm publish in packages/ui refuses', () => {
    const { status, stderr } = run(join(root, 'packages', 'ui'), 'npm', 'run', 'prepublishOnly');
    expect(status).toBe(1);
    expect(stderr).toContain('npm run release');
  });
});
