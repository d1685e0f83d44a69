/** The public API of the built library: the declarations of each entry, and the props of its types. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseAst } from 'vite';
import type { Api, Export, Members, Prop } from '../src/testing/api.js';
import { childrenOf } from './children.js';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

interface Declared {
  node: ESTree.Node;
  file: string;
  name: string;
}

interface Module {
  code: string;
  declared: Map<string, ESTree.Node>;
  /** The file of each name that is imported or exported again, and its name there. */
  origins: Map<string, { file: string; name: string }>;
  exported: string[];
}

const modules = new Map<string, Module>();

function read(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const code = readFileSync(file, 'utf8');
  const found: Module = { code, declared: new Map(), origins: new Map(), exported: [] };
  modules.set(file, found);
  for (const statement of parseAst(code, { lang: 'dts' }).body) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    if ((isExport || statement.type === 'ImportDeclaration') && statement.source?.value.startsWith('.')) {
      const origin = join(dirname(file), statement.source.value.replace(/\.js$/, '.d.ts'));
      for (const specifier of statement.specifiers) {
        if (specifier.type === 'ImportSpecifier')
          found.origins.set(specifier.local.name, { file: origin, name: nameOf(specifier.imported) });
        if (specifier.type !== 'ExportSpecifier') continue;
        found.origins.set(nameOf(specifier.exported), { file: origin, name: nameOf(specifier.local) });
        found.exported.push(nameOf(specifier.exported));
      }
    }
    const node = isExport ? statement.declaration : statement;
    if (!node) continue;
    const ids = node.type === 'VariableDeclaration' ? node.declarations.map(({ id }) => id) : 'id' in node && [node.id];
    for (const name of (ids || []).map(nameOf)) {
      found.declared.set(name, node);
      if (isExport) found.exported.push(name);
    }
  }
  return found;
}

const nameOf = (node: ESTree.Node | null) => (node?.type === 'Identifier' ? node.name : '');

/** The declaration of a name; null for a name of another package. */
function find(name: string, file: string): Declared | null {
  const { declared, origins } = read(file);
  const node = declared.get(name);
  if (node) return { node, file, name };
  const origin = origins.get(name);
  return origin ? find(origin.name, origin.file) : null;
}

const withoutComments = (code: string) => code.replace(/^ *\/\*\*[\s\S]*?\*\/\n|\/\*\*[\s\S]*?\*\/ */gm, '');

/** The literals of a union, also of a named one; null for any other type. */
function literalsOf(type: ESTree.Node, file: string): string[] | null {
  if (type.type === 'TSLiteralType' && type.literal.type === 'Literal') return [type.literal.raw ?? ''];
  if (type.type === 'TSUnionType') {
    const members = type.types.map((member) => literalsOf(member, file));
    return members.every((member) => member !== null) ? members.flat() : null;
  }
  const named = type.type === 'TSTypeReference' && find(nameOf(type.typeName), file);
  return named && named.node.type === 'TSTypeAliasDeclaration'
    ? literalsOf(named.node.typeAnnotation, named.file)
    : null;
}

/** The source of a type with literals in the place of their names. */
function textOf(type: ESTree.Node, file: string): string {
  const literals = literalsOf(type, file);
  if (literals) return literals.join(' | ');
  if (type.type === 'TSIndexedAccessType') {
    const [key] = literalsOf(type.indexType, file) ?? [];
    const prop = key && membersOf(type.objectType, file).props[key.slice(1, -1)];
    if (prop) return prop.type.replace(/ \| undefined$/, '');
  }
  let text = '';
  let end = type.start;
  for (const child of childrenOf(type)) {
    const inner = textOf(child, file);
    const isList = type.type === 'TSArrayType' && inner.includes(' | ') && !inner.startsWith('(');
    text += read(file).code.slice(end, child.start) + (isList ? `(${inner})` : inner);
    end = child.end;
  }
  return text + read(file).code.slice(end, type.end);
}

const onOneLine = (code: string) => withoutComments(code).replace(/\s+/g, ' ');

function membersOf(type: ESTree.Node, file: string): Members {
  switch (type.type) {
    case 'TSTypeAliasDeclaration':
    case 'TSParenthesizedType':
      return membersOf(type.typeAnnotation, file);
    case 'TSInterfaceDeclaration':
      return merged([
        ...type.extends.map(({ expression, typeArguments }) => named(nameOf(expression), typeArguments, file)),
        { props: propsOf(type.body.body, file), passesRoot: false },
      ]);
    case 'TSTypeLiteral':
      return { props: propsOf(type.members, file), passesRoot: false };
    case 'TSTypeReference':
      return named(nameOf(type.typeName), type.typeArguments, file);
    case 'TSIntersectionType':
      return merged(type.types.map((part) => membersOf(part, file)));
    case 'TSUnionType':
      return oneOf(type.types.map((part) => membersOf(part, file)));
    default:
      return { props: {}, passesRoot: false };
  }
}

const merged = (parts: Members[]): Members => ({
  props: Object.assign({}, ...parts.map(({ props }) => props)),
  passesRoot: parts.some(({ passesRoot }) => passesRoot),
});

/** A prop that one of the types lacks is optional. */
function oneOf(parts: Members[]): Members {
  const { props, passesRoot } = merged(parts);
  for (const [name, prop] of Object.entries(props)) {
    const all = parts.flatMap((part) => part.props[name] ?? []);
    prop.optional = all.length < parts.length || all.some(({ optional }) => optional);
    const types = new Set(all.flatMap(({ type }) => type.replace(/ \| undefined$/, '')));
    types.delete('undefined');
    if (prop.optional) types.add('undefined');
    prop.type = [...types].join(' | ');
  }
  return { props, passesRoot };
}

function named(name: string, typeArguments: ESTree.TSTypeParameterInstantiation | null, file: string): Members {
  if (name === 'RootProps' || name === 'NativeProps') return { props: {}, passesRoot: true };
  const [first, second] = typeArguments?.params ?? [];
  if (first && ['Omit', 'Pick', 'Partial'].includes(name)) {
    const { props, passesRoot } = membersOf(first, file);
    const keys = second ? (literalsOf(second, file) ?? []).map((key) => key.slice(1, -1)) : [];
    const kept = Object.entries(props)
      .filter(([key]) => name === 'Partial' || keys.includes(key) === (name === 'Pick'))
      .map(([key, prop]) => [key, name === 'Partial' ? { ...prop, optional: true } : prop]);
    return { props: Object.fromEntries(kept), passesRoot: passesRoot && name !== 'Pick' };
  }
  const declared = find(name, file);
  return declared ? membersOf(declared.node, declared.file) : { props: {}, passesRoot: false };
}

function propsOf(members: ESTree.TSSignature[], file: string): Record<string, Prop> {
  const { code } = read(file);
  return Object.fromEntries(
    members.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return [];
      const [, text = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(code.slice(0, member.start)) ?? [];
      const [comment, value] = text
        .replace(/\s*\n\s*\*/g, '')
        .trim()
        .split(/\s*@default\s+/);
      const prop: Prop = {
        type: onOneLine(textOf(member.typeAnnotation.typeAnnotation, file)),
        optional: member.optional,
        ...(comment && { comment }),
        ...(value && { default: value }),
      };
      return [[member.key.type === 'Literal' ? String(member.key.value) : nameOf(member.key), prop]];
    }),
  );
}

/** A declaration without comments, `export` and `declare`. */
const declarationOf = ({ node, file }: Declared) =>
  withoutComments(read(file).code.slice(node.start, node.end))
    .replace(/^declare /, '')
    .replaceAll('import("react").', '');

function exportOf(declared: Declared): Export {
  const isType = declared.node.type === 'TSInterfaceDeclaration' || declared.node.type === 'TSTypeAliasDeclaration';
  return { declaration: declarationOf(declared), ...(isType && membersOf(declared.node, declared.file)) };
}

/** The names that a declaration uses. */
const namesIn = (node: ESTree.Node): string[] => {
  const named =
    (node.type === 'TSTypeReference' && node.typeName) ||
    (node.type === 'TSInterfaceHeritage' && node.expression) ||
    (node.type === 'TSTypeQuery' && node.exprName);
  return [...(named ? [nameOf(named)] : []), ...childrenOf(node).flatMap(namesIn)];
};

const filesOf = (folder: string) => readdirSync(join(dist, folder)).sort();

/** Reads the built library. */
export function readApi(): Api {
  const files = {
    themes: 'theme/index.d.ts',
    followLinks: 'followLinks.d.ts',
    ...Object.fromEntries(filesOf('components').map((name) => [name, `components/${name}/index.d.ts`])),
  };
  const entries = Object.entries(files).map(([entry, path]) => {
    const file = join(dist, path);
    return { entry, declared: read(file).exported.flatMap((name) => find(name, file) ?? []) };
  });
  const known = new Set(entries.flatMap(({ declared }) => declared.map(({ node }) => node)));
  const inside: Declared[] = [];
  const addUsed = (user: Declared) => {
    for (const used of namesIn(user.node).flatMap((name) => find(name, user.file) ?? [])) {
      if (known.has(used.node)) continue;
      known.add(used.node);
      inside.push(used);
      addUsed(used);
    }
  };
  for (const { declared } of entries) declared.forEach(addUsed);
  const types: Record<string, string> = {};
  for (const each of inside.sort((a, b) => (a.name < b.name ? -1 : 1)))
    types[each.name] = [types[each.name], declarationOf(each)].filter(Boolean).join('\n');
  return {
    entries: Object.fromEntries(
      entries.map(({ entry, declared }) => [
        entry,
        Object.fromEntries(declared.map((each) => [each.name, exportOf(each)])),
      ]),
    ),
    types,
  };
}

const code = (declarations: string[]) => ['```ts', ...declarations, '```', ''];
const names = (folder: string) =>
  filesOf(folder)
    .flatMap((file) => (file.endsWith('.d.ts') ? `\`${folder}/${file.slice(0, -'.d.ts'.length)}\`` : []))
    .join(', ');

/** Returns `packages/ui/api.md`, whose diff shows a change of the API to a reader. */
export const apiPage = ({ entries, types }: Api): string =>
  [
    '# Public API',
    '',
    'The exports of each entry of `@first-gong/ui`. Made by `npm run library` from the built library.',
    '',
    `Icons: ${names('icons')}.`,
    '',
    `Words: ${names('words')}, each an object of the type \`Words\` of \`I18nProvider\`.`,
    '',
    ...Object.entries(entries).flatMap(([entry, exports]) => [
      `## ${entry}`,
      '',
      ...code(Object.values(exports).map(({ declaration }) => declaration)),
    ]),
    '## Types that no entry exports',
    '',
    ...code(Object.values(types)),
  ].join('\n');
