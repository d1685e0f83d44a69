/** The named types of the library, for the tables of props: `react-docgen` does not say what an interface has. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

/** The declarations of types in a file, by name, as they are written. */
export function typesIn(code: string, lang: 'ts' | 'tsx'): Record<string, string> {
  const types: Record<string, string> = {};
  for (const statement of parseAst(code, { lang }).body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'TSTypeAliasDeclaration' || declaration?.type === 'TSInterfaceDeclaration')
      types[declaration.id.name] = code.slice(statement.start, declaration.end);
  }
  return types;
}

/** A name that two files give to different types belongs to neither. */
export function unambiguous(files: readonly Record<string, string>[]): Record<string, string> {
  const all = new Map<string, string | null>();
  for (const [name, text] of files.flatMap((types) => Object.entries(types)))
    all.set(name, all.has(name) && all.get(name) !== text ? null : text);
  return Object.fromEntries([...all].filter((each): each is [string, string] => each[1] !== null));
}

/** @param root the folder of the repository. */
export function readTypes(root: string): Record<string, string> {
  const source = join(root, 'packages/ui/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.(test|stories|css|fixtures)\.tsx?$/.test(path),
  );
  return unambiguous(
    files.map((path) => typesIn(readFileSync(join(source, path), 'utf8'), path.endsWith('x') ? 'tsx' : 'ts')),
  );
}
