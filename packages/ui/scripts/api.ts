/** The public API of the built library as one page of declarations, so that the diff shows every change of it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** Returns `packages/ui/api.md`: the exports of each entry, without comments. */
export function apiPage(): string {
  const entries = readdirSync(join(dist, 'components')).sort();
  return [
    '# Public API',
    '',
    'Types of each entry of `@first-gong/ui`. Made by `npm run library` from the built library.',
    '',
    ...section('theme', 'theme/index.d.ts'),
    ...section('vars', 'theme/vars.d.ts'),
    ...section('themes', 'theme/themes.d.ts'),
    ...section('brand', 'theme/brand.d.ts'),
    ...section('followLinks', 'followLinks.d.ts'),
    `Icons: ${readdirSync(join(dist, 'icons'))
      .filter((file) => file.endsWith('.d.ts'))
      .map((file) => `\`icons/${file.slice(0, -'.d.ts'.length)}\``)
      .join(', ')}.`,
    '',
    `Words: ${readdirSync(join(dist, 'words'))
      .filter((file) => file.endsWith('.d.ts'))
      .map((file) => `\`words/${file.slice(0, -'.d.ts'.length)}\``)
      .join(', ')}, each an object of the type \`Words\` of \`I18nProvider\`.`,
    '',
    ...entries.flatMap((name) => section(name, `components/${name}/index.d.ts`)),
  ].join('\n');
}

const section = (name: string, entry: string) => {
  const parts = declarations(join(dist, entry)).map((file) => [`// ${relative(dist, file)}`, textOf(file)].join('\n'));
  return [`## ${name}`, '', '```ts', ...parts, '```', ''];
};

/** Returns the entry and the files of its folder that define its public types. */
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
