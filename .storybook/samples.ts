import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, normalize } from 'node:path/posix';
import { type ESTree, type Plugin, parseAst } from 'vite';

/** A top-level name of a story file, and its source for a copied sample. */
interface Declared {
  name: string;
  /** Public module, and the name in it. */
  imported?: { module: string; specifier: string };
  /** Source of the declaration. The whole one, if it declares several names. */
  lines?: string;
  /** File of the declaration, to resolve other names. */
  file: string;
  /** A class of the catalogue's styles, which samples omit. */
  isClass?: boolean;
}

type Declarations = Map<string, Declared>;

const sourceOf = (code: string, { start, end }: { start: number; end: number }) => code.slice(start, end);

/** Source file of a relative import: `./house.js` is `house.ts` or `house.tsx`. */
function sourceFile(specifier: string, file: string): string {
  const path = normalize(join(dirname(file), specifier)).replace(/\.js$/, '');
  return existsSync(`${path}.ts`) ? `${path}.ts` : `${path}.tsx`;
}

/** Exports of a library entry. */
const exportsOf = (component: string, name: string): boolean =>
  new RegExp(`\\b${name}\\b`).test(readFileSync(`${component}/index.ts`, 'utf8'));

/** Public module of an import: `../../icons/bell.js` becomes `@first-gong/ui/icons/bell`. */
function publicModule(specifier: string, file: string, name: string): string | null {
  if (!specifier.startsWith('.')) return specifier;
  const path = normalize(join(dirname(file), specifier)).replace(/\.js$/, '');
  const single = /src\/(icons|words)\/([\w-]+)$/.exec(path);
  if (single) return `@first-gong/ui/${single[1]}/${single[2]}`;
  const component = /^(.*src\/components\/(\w+))\//.exec(path);
  if (!component) return null;
  const isPart = basename(path) === 'index' || basename(path) === component[2];
  return isPart || exportsOf(component[1] ?? '', name) ? `@first-gong/ui/${component[2]}` : null;
}

const propertyOf = (node: ESTree.Node | null | undefined, name: string): ESTree.Node | undefined => {
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression')
    return propertyOf(node.expression, name);
  if (node?.type !== 'ObjectExpression') return undefined;
  for (const each of node.properties) {
    if (each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name) return each.value;
  }
  return undefined;
};

/** For samples, a story or the default export is an object of arguments. */
const argumentsOf = (name: string, init: ESTree.Node | null, code: string): string => {
  const args = propertyOf(init, 'args');
  return `const ${name} = { args: ${args ? sourceOf(code, args) : '{}'} };`;
};

function imported(statement: ESTree.ImportDeclaration, code: string, file: string): Declared[] {
  const { value: from } = statement.source;
  return statement.specifiers.flatMap((specifier): Declared[] => {
    const { name } = specifier.local;
    if (from.endsWith('.css.js')) return [{ name, file, isClass: true }];
    if (/^@?storybook/.test(from)) return [];
    if (specifier.type === 'ImportDefaultSpecifier') {
      const other = sourceFile(from, file);
      return [{ name, file: other, lines: declarationsOf(other).get('meta')?.lines?.replace('meta', name) }];
    }
    if (specifier.type === 'ImportNamespaceSpecifier')
      return [{ name, file, imported: { module: from, specifier: `* as ${name}` } }];
    const original = specifier.imported.type === 'Identifier' ? specifier.imported.name : name;
    const module = publicModule(from, file, original);
    if (module === null) return [declarationsOf(sourceFile(from, file)).get(original) ?? { name, file }];
    const isType = statement.importKind === 'type' || specifier.importKind === 'type';
    const words = sourceOf(code, specifier).replace(/^type /, '');
    return [{ name, file, imported: { module, specifier: isType ? `type ${words}` : words } }];
  });
}

function declaredBy(statement: ESTree.Node, code: string, file: string): Declared[] {
  const lines = () => sourceOf(code, statement);
  switch (statement.type) {
    case 'ImportDeclaration':
      return imported(statement, code, file);
    case 'ExportNamedDeclaration': {
      const { declaration } = statement;
      const story = declaration?.type === 'VariableDeclaration' ? declaration.declarations[0] : undefined;
      if (file.endsWith('.stories.tsx') && story?.id.type === 'Identifier' && story.init?.type === 'ObjectExpression')
        return [{ name: story.id.name, file, lines: argumentsOf(story.id.name, story.init, code) }];
      return declaration ? declaredBy(declaration, code, file) : [];
    }
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id, init }): Declared[] => {
        if (id.type !== 'Identifier') return [];
        return [{ name: id.name, file, lines: id.name === 'meta' ? argumentsOf('meta', init, code) : lines() }];
      });
    case 'FunctionDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return statement.id ? [{ name: statement.id.name, file, lines: lines() }] : [];
    default:
      return [];
  }
}

function declarationsIn(code: string, file: string): Declarations {
  const declared = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body.flatMap((statement) =>
    declaredBy(statement, code, file),
  );
  return new Map(declared.map((each) => [each.name, each]));
}

const readBefore = new Map<string, { code: string; declarations: Declarations }>();

/** Cached by code, so that a name in two stories is the same object. */
function declarationsOf(file: string, code = readFileSync(file, 'utf8')): Declarations {
  const before = readBefore.get(file);
  if (before?.code === code) return before.declarations;
  const declarations = declarationsIn(code, file);
  readBefore.set(file, { code, declarations });
  return declarations;
}

/** Merges imports of a module. */
function importLines(used: Iterable<Declared>): string {
  const modules = new Map<string, string[]>();
  for (const { imported: from } of used) {
    if (from) modules.set(from.module, [...(modules.get(from.module) ?? []), from.specifier]);
  }
  return [...modules]
    .map(([module, specifiers]) =>
      specifiers[0]?.startsWith('* as')
        ? `import ${specifiers[0]} from '${module}';`
        : `import { ${[...new Set(specifiers)].join(', ')} } from '${module}';`,
    )
    .join('\n');
}

/** Removes spies, catalogue classes and brackets around children. */
function withoutCatalogue(sample: string, declared: Declarations): string {
  const classes = [...declared.values()].filter(({ isClass }) => isClass).map(({ name }) => name);
  const classNames = new RegExp(`\\s+className=\\{(?:${classes.join('|')})\\b[^}]*\\}`, 'g');
  return (classes.length > 0 ? sample.replace(classNames, '') : sample)
    .replace(/\bfn\(\)/g, '() => {}')
    .replace(/^( *)\(\n((?:.*\n)*?)\1\)$/gm, (_, _indent: string, children: string) => children.trimEnd());
}

/** Adds arguments as default of a remaining parameter. */
const withArguments = (sample: string, name: string, declared: Declarations): string => {
  const own = declared.get(name)?.lines?.replace(/^const \w+ = \{ args: ([\s\S]*) \};$/, '$1');
  return sample.replace(
    /^(const \w+ = \()args(\) =>)/m,
    (_, before: string, after: string) => `${before}args = { ...meta.args, ...${own ?? '{}'} }${after}`,
  );
};

/**
 * Makes a sample runnable: adds imports with public names, and constants of the story file.
 * @param sample code of a story
 * @param code source of the story file
 * @param file path with `/`
 */
export function runnable(sample: string, code: string, file: string): string {
  const own = declarationsOf(file, code);
  const name = /^const (\w+) = /m.exec(sample)?.[1] ?? '';
  const body = withArguments(withoutCatalogue(sample.trim(), own), name, own);
  const used = new Set<Declared>();
  const blocks: string[] = [];
  const visit = (text: string, declared: Declarations): void => {
    for (const each of declared.values()) {
      if (used.has(each) || each.isClass || each.name === name) continue;
      if (!new RegExp(`(?<![\\w.$'"-]|/)(?<!\\.)${each.name}\\b(?!['":])|\\.\\.\\.${each.name}\\b`).test(text))
        continue;
      used.add(each);
      if (each.lines === undefined) continue;
      const lines = withoutCatalogue(each.lines, declared);
      visit(lines, each.file === file ? own : declarationsOf(each.file));
      if (!blocks.includes(lines)) blocks.push(lines);
    }
  };
  visit(body, own);
  return [importLines(used), ...blocks, body].filter(Boolean).join('\n\n');
}

/** The `code: …` of `docs: { source: { code: … } }`, which Storybook adds to story modules. */
function samplesIn(node: unknown): { start: number; end: number; value: string }[] {
  if (Array.isArray(node)) return node.flatMap(samplesIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type } = node as ESTree.Node;
  if (type === 'Property') {
    const { key, value } = node as ESTree.ObjectProperty;
    const isSource = key.type === 'Identifier' && key.name === 'source' && value.type === 'ObjectExpression';
    if (isSource) {
      const [code] = value.properties;
      const isCode = code?.type === 'Property' && code.key.type === 'Identifier' && code.key.name === 'code';
      if (isCode && code.value.type === 'Literal' && typeof code.value.value === 'string')
        return [{ start: code.start, end: code.end, value: code.value.value }];
    }
  }
  return Object.values(node).flatMap(samplesIn);
}

/** Makes all samples runnable, after Storybook has added them to the modules. */
export const runnableSamples: Plugin = {
  name: 'runnable-samples',
  enforce: 'post',
  transform: {
    // Storybook adds samples in the same phase.
    order: 'post',
    async handler(code, id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.stories.tsx')) return null;
      const source = await readFile(file, 'utf8');
      let changed = code;
      // From last to first, so that earlier positions stay valid.
      for (const { value, start, end } of samplesIn(parseAst(code).body).reverse()) {
        const sample = JSON.stringify(runnable(value, source, file));
        changed = `${changed.slice(0, start)}code: ${sample}${changed.slice(end)}`;
      }
      return { code: changed, map: null };
    },
  },
};
