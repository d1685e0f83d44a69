/** The facts about each entry of the library that its page shows. They are read from the repository when the catalogue is built. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Kilobytes, compressed, as `packages/ui/sizes.md` lists them. */
export interface Size {
  script: number;
  /** The most that a test allows, where there is a limit. */
  most: number | null;
  sheet: number;
}

export interface ComponentFacts {
  /** Null before `npm run library` has listed a new entry. */
  size: Size | null;
  /** Civil date of the last change of its code, without stories, tests and guide; null where git does not know. */
  changed: string | null;
}

const folder = 'packages/ui/src/components';

/** Reads a row of `sizes.md`. */
export function sizeOf(page: string, entry: string): Size | null {
  const [, script, most, sheet] =
    new RegExp(`^\\| ${entry} \\| ([\\d.]+) \\| ([\\d.]*) \\| ([\\d.]+) \\|`, 'm').exec(page) ?? [];
  return script && sheet ? { script: Number(script), most: most ? Number(most) : null, sheet: Number(sheet) } : null;
}

const isCode = (path: string) => !/\.(test|stories|docs|fixtures)\./.test(path);

/** The date of the newest commit that changed the code of an entry, from the output of `git log --format=@%cs --name-only`. */
export function datesFrom(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) date = line.slice(1);
    const [, entry] = /\/components\/(\w+)\//.exec(line) ?? [];
    // The newest commit comes first.
    if (entry && isCode(line) && !dates.has(entry)) dates.set(entry, date);
  }
  return dates;
}

/** A folder without git has no dates, and in a shallow clone the oldest commit seems to have changed everything. */
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

/** The folders of the library that are entries. */
const entriesOf = (root: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? each.name : []));

/** @param root the folder of the repository. */
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
