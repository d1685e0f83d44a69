/** Facts about the library's entries, read from the repository at build time. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Compressed kilobytes, from `packages/ui/sizes.md`. */
export interface Size {
  script: number;
  /** Limit of a test, or null. */
  most: number | null;
  sheet: number;
}

export interface ComponentFacts {
  /** Null for a new entry, until `npm run library` has run. */
  size: Size | null;
  /** Civil date of the last change of its code, without stories, tests and docs. Null without git. */
  changed: string | null;
}

const folder = 'packages/ui/src/components';

/** Parses a row of `sizes.md`. */
export function sizeOf(page: string, entry: string): Size | null {
  const [, script, most, sheet] =
    new RegExp(`^\\| ${entry} \\| ([\\d.]+) \\| ([\\d.]*) \\| ([\\d.]+) \\|`, 'm').exec(page) ?? [];
  return script && sheet ? { script: Number(script), most: most ? Number(most) : null, sheet: Number(sheet) } : null;
}

const isCode = (path: string) => !/\.(test|stories|docs|fixtures)\./.test(path);

/** Date of the latest code change by entry, from `git log --format=@%cs --name-only`. */
export function datesFrom(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) date = line.slice(1);
    const [, entry] = /\/components\/(\w+)\//.exec(line) ?? [];
    // Newest commit first.
    if (entry && isCode(line) && !dates.has(entry)) dates.set(entry, date);
  }
  return dates;
}

/** Empty without git and in shallow clones, whose oldest commit contains every file. */
function changeDates(root: string): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
    return datesFrom(git('log', '--format=@%cs', '--name-only', '--', folder));
  } catch {
    return new Map();
  }
}

/** Folders that are entries of the library. */
const entriesOf = (root: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? each.name : []));

/** @param root folder of the repository */
export function readComponents(root: string): Record<string, ComponentFacts> {
  const sizes = readFileSync(join(root, 'packages/ui/sizes.md'), 'utf8');
  const dates = changeDates(root);
  return Object.fromEntries(
    entriesOf(root).map((entry) => [
      entry,
      {
        size: sizeOf(sizes, entry),
        changed: dates.get(entry) ?? null,
      },
    ]),
  );
}
