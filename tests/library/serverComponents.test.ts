import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { componentEntries } from '../../packages/ui/scripts/sizes.js';

const library = fileURLToPath(new URL('../../packages/ui', import.meta.url));
const dist = join(library, 'dist');

/** Entries with script. One icon represents all, because icons are data. */
const entries = [
  ...componentEntries().map((name) => `components/${name}/index.js`),
  ...['theme/index.js', 'icons/ticket.js'],
  ...['words/en.js', 'words/zhHans.js', 'words/zhHant.js', 'followLinks.js'],
];

/** Imports modules as a server component. Returns errors and client names. */
function importOnServer(paths: string[]): Record<string, { error?: string; client: string[] }> {
  const code = `
    const found = {};
    for (const [path, url] of ${JSON.stringify(paths.map((path) => [path, pathToFileURL(join(dist, path)).href]))}) {
      try {
        const module = await import(url);
        found[path] = { client: Object.keys(module).filter((name) => module[name] === Symbol.for('client')) };
      } catch (error) {
        found[path] = { error: String(error), client: [] };
      }
    }
    console.log(JSON.stringify(found));`;
  const hook = new URL('./clientReferences.mjs', import.meta.url).href;
  const args = ['--conditions=react-server', '--import', hook, '--input-type=module', '--eval', code];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: library });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

describe('the built library in a server component of React', () => {
  const found = importOnServer(entries);

  test.each(entries)('%s can be imported', (entry) => {
    expect(found[entry]?.error).toBeUndefined();
  });

  test.each([
    ['Notice', []],
    ['Ticket', []],
    ['EventCard', []],
    ['Button', ['Button']],
    ['TextField', ['TextField']],
    ['Dialog', ['Dialog']],
  ])('%s has these exports for the client: %j', (name, client) => {
    expect(found[`components/${name}/index.js`]?.client).toEqual(client);
  });
});

describe('"use client"', () => {
  const sources = readdirSync(join(library, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => path.slice(0, -'.tsx'.length))
    .filter((path) => existsSync(join(dist, `${path}.js`)))
    .sort();
  const beginsWithIt = (path: string) => readFileSync(join(dist, `${path}.js`), 'utf8').startsWith('"use client";');
  const sourceOf = (path: string) => readFileSync(join(library, 'src', `${path}.tsx`), 'utf8');

  /** A handler or ref that a component creates, unlike one that it passes on (`onClick={onClick}`). */
  const ownHandler = /\s(on[A-Z]\w*|ref)=\{(?!\1\})/;
  const client = /\buse[A-Z]\w*[(<]|\bon[A-Z]\w*[=:]|\bref=|react-aria-components|@radix-ui|react-dom/;

  test.each(sources.filter((path) => ownHandler.test(sourceOf(path))))('%s has handlers and begins with it', (path) => {
    expect(beginsWithIt(path)).toBe(true);
  });

  test.each(sources.filter((path) => !client.test(sourceOf(path))))('%s only draws and does without it', (path) => {
    expect(beginsWithIt(path)).toBe(false);
  });
});
