/** The public API of the built library as one page of declarations, so that a change of it is seen in the diff. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** `packages/ui/api.md`: for each entry what it exports, without comments. */
export function apiPage(): string {
  const entries = readdirSync(join(dist, 'components')).sort();
  return [
    '# Public API',
    '',
    'What TypeScript sees of each entry of `@first-gong/ui`. Made by `npm run library` from the built library.',
    '',
    ...section('theme', 'theme/index.d.ts'),
    ...section('vars', 'theme/vars.d.ts'),
    `Icons: ${readdirSync(join(dist, 'icons'))
      .filter((file) => file.endsWith('.d.ts'))
      .map((file) => `\`icons/${file.slice(0, -'.d.ts'.length)}\``)
      .join(', ')}.`,
    '',
    ...entries.flatMap((name) => section(name, `components/${name}/index.d.ts`)),
  ].join('\n');
}

const section = (name: string, entry: string) => {
  const parts = declarations(join(dist, entry)).map((file) => [`// ${relative(dist, file)}`, textOf(file)].join('\n'));
  return [`## ${name}`, '', '```ts', ...parts, '```', ''];
};

/** The entry and the files of its own folder that its public types come from. */
function declarations(entry: string): string[] {
  const found = [entry];
  for (const file of found) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.\/[^']+)\.js'/g)) {
      const next = join(dirname(file), `${path}.d.ts`);
      if (existsSync(next) && !found.includes(next)) found.push(next);
    }
  }
  return found;
}

const textOf = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && line.trim() !== 'export {};')
    .join('\n');
