/**
 * Makes the folder that is published. It differs from `packages/ui` in three ways: its package.json has no entry for
 * this repository alone, its files are those for users, and the guides of the components are plain Markdown. npm packs a
 * folder as it is and, unlike pnpm, ignores `publishConfig.exports`.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const library = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(library, path), 'utf8');

/** Copied as they are. */
const copied = ['CHANGELOG.md', 'LICENSE', 'api.md', 'sizes.md', 'routers.md', 'migration.md', 'dist', 'tokens'];

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
  sideEffects: string[];
  scripts?: unknown;
  devDependencies?: unknown;
  [field: string]: unknown;
}

/** Writes the package into a folder, which it empties first. Needs the built library. */
export function writePackage(folder: string): void {
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
    `${JSON.stringify(published(JSON.parse(read('package.json'))), null, 2)}\n`,
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
