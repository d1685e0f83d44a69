/**
 * Makes the folder that is published. It differs from `packages/ui` in four ways: its package.json has no entry for
 * this repository alone, it names the place of the repository, its files are those for users, and the guides of the
 * components are plain Markdown. npm packs a folder as it is and, unlike pnpm, ignores `publishConfig.exports`.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import GitHost from 'hosted-git-info';

const library = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(library, path), 'utf8');

/** Copied as they are. */
const copied = [
  'CHANGELOG.md',
  'LICENSE',
  'api.md',
  'sizes.md',
  'forms.md',
  'routers.md',
  'surroundings.md',
  'migration.md',
  'dist',
  'tokens',
];

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
  sideEffects: string[];
  scripts?: unknown;
  devDependencies?: unknown;
  [field: string]: unknown;
}

/** The fields of package.json that say where the code is kept, where its page is and where faults are reported. */
interface Addresses {
  repository: { type: 'git'; url: string; directory: string };
  homepage: string;
  bugs: string;
}

/**
 * Returns the public addresses of a repository at GitHub, GitLab, Bitbucket or the like, and undefined for one elsewhere.
 * A token in the address of the remote stays out of them.
 * @param remote the address of a git remote, such as `git@github.com:team/project.git`.
 */
export function addressesOf(remote: string): Addresses | undefined {
  const host = GitHost.fromUrl(remote);
  if (!host) return undefined;
  // Unlike `https()`, these leave out the user and the token of the remote.
  return {
    repository: { type: 'git', url: `git+${host.browse({ noCommittish: true })}.git`, directory: 'packages/ui' },
    homepage: host.docs({ noCommittish: true }),
    bugs: host.bugs(),
  };
}

/**
 * Writes the package into a folder, which it empties first. Needs the built library.
 * @param addresses where the code is kept; without them the package says nothing of it and must not be published.
 */
export function writePackage(folder: string, addresses?: Addresses): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'guides'), { recursive: true });
  for (const name of copied) cpSync(join(library, name), join(folder, name), { recursive: true });
  for (const name of readdirSync(join(library, 'src/assets')).filter((file) => file.endsWith('.txt'))) {
    cpSync(join(library, 'src/assets', name), join(folder, 'licences', name));
  }
  for (const [name, text] of guides()) writeFileSync(join(folder, 'guides', `${name}.md`), text);
  writeFileSync(join(folder, 'README.md'), withoutForeignLinks(read('README.md')));
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ ...published(JSON.parse(read('package.json'))), ...addresses }, null, 2)}\n`,
  );
}

/** Returns the package.json for users: without what only this repository can read. */
function published({ scripts, devDependencies, ...manifest }: Manifest): Omit<Manifest, 'scripts' | 'devDependencies'> {
  const exported: Manifest['exports'] = {};
  for (const [entry, target] of Object.entries(manifest.exports)) {
    if (typeof target !== 'string') exported[entry] = Object.fromEntries(Object.entries(target).filter(isShipped));
    else if (isShipped([entry, target])) exported[entry] = target;
  }
  return {
    ...manifest,
    files: [...copied, 'guides', 'licences'],
    sideEffects: manifest.sideEffects.filter((path) => path.endsWith('.css')),
    exports: exported,
  };
}

const isShipped = ([, path]: [string, string]) => !path.startsWith('./src/');

/** A right and a wrong use keep their sentences. Their pictures are drawn by Storybook. */
const withSentences = (text: string): string =>
  text
    .replace(/^ *<Do words="([^"]*)">[\s\S]*?<\/Do>$/gm, '- **Do.** $1')
    .replace(/^ *<Dont words="([^"]*)">[\s\S]*?<\/Dont>$/gm, '- **Don’t.** $1')
    .replace(/^<\/?DoDont>$/gm, '');

/** The guide of each component, without the lines that only Storybook draws. */
function guides(): [name: string, text: string][] {
  return readdirSync(join(library, 'src/components'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.docs.mdx'))
    .map((path) => {
      const words = withSentences(read(join('src/components', path))).replace(
        /^(import .*|<[A-Z].*\/>|## Properties)$/gm,
        '',
      );
      return [
        basename(path, '.docs.mdx'),
        `${withoutForeignLinks(words)
          .replace(/\n{3,}/g, '\n\n')
          .trim()}\n`,
      ];
    });
}

/** Leaves the words of a link whose target is in the repository or in Storybook alone. */
const withoutForeignLinks = (text: string): string => text.replace(/\[([^\]]+)\]\((?:\.\.\/|\?path=)[^)]*\)/g, '$1');
