import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';

const screens = fileURLToPath(new URL('../packages/screens/src', import.meta.url));

/** Imported or re-exported values; all of them without `names`. */
interface Link {
  file: string;
  names?: string[];
}

interface Source {
  links: Link[];
  /** The areas that `useText` names. */
  used: string[];
  /** The areas of lazy-loaded parts, which load them themselves. */
  loaded: string[];
}

const textOf = (node: ESTree.Node | null): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** The texts of a list, with or without `as const`. */
const textsOf = (node: ESTree.Node | null | undefined): string[] => {
  if (node?.type === 'TSAsExpression') return textsOf(node.expression);
  return node?.type === 'ArrayExpression' ? node.elements.flatMap((element) => textOf(element) ?? []) : [];
};

const firstFile = (path: string, folder: string): string | undefined =>
  [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].map((file) => join(folder, file)).find(existsSync);

/** The file of an import, or undefined for a package without texts. */
function fileOf(specifier: string, importer: string): string | undefined {
  const [, screen] = specifier.split('@first-gong/screens/');
  if (screen) return firstFile(screen.endsWith('Screen') ? join(screen, basename(screen)) : screen, screens);
  return specifier.startsWith('.') ? firstFile(specifier.replace(/\.js$/, ''), dirname(importer)) : undefined;
}

function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const { program, module } = parseSync(file, text);
  const source: Source = { links: [], used: [], loaded: [] };
  const link = (specifier: string, entries: { isType: boolean; name: string | null }[] = []) => {
    const target = fileOf(specifier, file);
    const names = entries.flatMap(({ isType, name }) => (isType ? [] : [name]));
    if (target === undefined || (entries.length > 0 && names.length === 0)) return;
    const isPart = names.length > 0 && names.every((name) => name !== null);
    source.links.push({ file: target, ...(isPart && { names }) });
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    link(
      moduleRequest.value,
      entries.map(({ isType, importName: { name } }) => ({ isType, name })),
    );
  }
  for (const {
    moduleRequest,
    isType,
    exportName: { name },
  } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) link(moduleRequest.value, [{ isType, name }]);
  }
  for (const { moduleRequest } of module.dynamicImports)
    link(text.slice(moduleRequest.start + 1, moduleRequest.end - 1));
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier') return;
      if (callee.name === 'loadWords' || callee.name === 'lazyPart') source.loaded.push(...given.flatMap(textsOf));
      if (callee.name !== 'useText') return;
      for (const argument of given) {
        const area = textOf(argument);
        if (area === undefined) throw new Error(`${file}: name the areas of useText in the call itself.`);
        source.used.push(area);
      }
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && id.name.endsWith('Areas')) source.loaded.push(...textsOf(init));
    },
  }).visit(program);
  return source;
}

const sources = new Map<string, Source>();

function areasIn(file: string, names: string[] | undefined, visited: Set<string>): string[] {
  const isIndex = file.endsWith('/index.ts');
  if (visited.has(file) && !isIndex) return [];
  visited.add(file);
  const { links, used, loaded } = sources.get(file) ?? readSource(file);
  sources.set(file, { links, used, loaded });
  const followed =
    isIndex && names ? links.filter((link) => link.names?.some((name) => names.includes(name)) ?? true) : links;
  return [...used, ...followed.flatMap((link) => areasIn(link.file, link.names, visited))].filter(
    (area) => !loaded.includes(area),
  );
}

/** The text areas of every `useText` in a file and its imports, sorted. Of an index, only imported exports count. */
export const areasUsedBy = (file: string): string[] => [...new Set(areasIn(file, undefined, new Set()))].sort();
