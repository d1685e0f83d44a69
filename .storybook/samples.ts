import { readFile } from 'node:fs/promises';
import { basename, dirname, join, normalize } from 'node:path/posix';
import { type ESTree, type Plugin, parseAst } from 'vite';

/** A name that a story's file declares or imports at its top level. */
interface Declared {
  names: string[];
  /** The line that a copied sample needs, or null for what only the catalogue uses. */
  source: string | null;
}

/** `../../icons/bell.js` in a story of the library is `@first-gong/ui/icons/bell` for its users. */
function publicModule(specifier: string, file: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const path = normalize(join(dirname(file), specifier)).replace(/\.js$/, '');
  const icon = /src\/icons\/([\w-]+)$/.exec(path);
  if (icon) return `@first-gong/ui/icons/${icon[1]}`;
  const component = /src\/components\/(\w+)\//.exec(path);
  const isPart = component && (basename(path) === 'index' || /^[A-Z]\w*$/.test(basename(path)));
  return isPart ? `@first-gong/ui/${component[1]}` : specifier;
}

const sourceOf = (code: string, { start, end }: { start: number; end: number }) => code.slice(start, end);

function declaredBy(statement: ESTree.Node, code: string, file: string): Declared[] {
  switch (statement.type) {
    case 'ImportDeclaration': {
      const from = publicModule(statement.source.value, file);
      return statement.specifiers.map((specifier) => {
        const { name } = specifier.local;
        if (specifier.type === 'ImportDefaultSpecifier')
          return { names: [name], source: `import ${name} from '${from}';` };
        if (specifier.type === 'ImportNamespaceSpecifier')
          return { names: [name], source: `import * as ${name} from '${from}';` };
        return {
          names: [name],
          source: `import { ${sourceOf(code, specifier).replace(/^type /, '')} } from '${from}';`,
        };
      });
    }
    case 'VariableDeclaration': {
      const names = statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
      return [{ names, source: names.includes('meta') ? null : sourceOf(code, statement) }];
    }
    case 'FunctionDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return statement.id ? [{ names: [statement.id.name], source: sourceOf(code, statement) }] : [];
    default:
      return [];
  }
}

/**
 * Adds to a sample everything that it uses: the imports, with the library's public names, and the constants of the story's
 * file. So a sample can be copied and run.
 * @param sample the code of one story.
 * @param code the source of the story's file.
 * @param file the path of the story's file, with `/`.
 */
export function runnable(sample: string, code: string, file: string): string {
  const declared = parseAst(code, { lang: 'tsx' }).body.flatMap((statement) => declaredBy(statement, code, file));
  const used = new Set<Declared>();
  const visit = (text: string): void => {
    for (const each of declared) {
      if (each.source === null || used.has(each)) continue;
      if (!each.names.some((name) => new RegExp(`(?<![\\w.$'"-])${name}\\b(?!['":])`).test(text))) continue;
      used.add(each);
      visit(each.source);
    }
  };
  visit(sample);
  const lines = declared.flatMap((each) => (used.has(each) && each.source !== null ? each.source : []));
  const imports = lines.filter((line) => line.startsWith('import '));
  const constants = lines.filter((line) => !line.startsWith('import '));
  return [imports.join('\n'), ...constants, sample.trim()].filter(Boolean).join('\n\n');
}

/** The texts of `docs: { source: { code: … } }`, which Storybook writes into the modules of stories. */
function samplesIn(node: unknown): ESTree.StringLiteral[] {
  if (Array.isArray(node)) return node.flatMap(samplesIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type } = node as ESTree.Node;
  if (type === 'Property') {
    const { key, value } = node as ESTree.ObjectProperty;
    const isSource = key.type === 'Identifier' && key.name === 'source' && value.type === 'ObjectExpression';
    if (isSource) {
      const [code] = value.properties;
      const isCode = code?.type === 'Property' && code.key.type === 'Identifier' && code.key.name === 'code';
      if (isCode && code.value.type === 'Literal' && typeof code.value.value === 'string') return [code.value];
    }
  }
  return Object.values(node).flatMap(samplesIn);
}

/** Makes the samples of every story runnable, after Storybook has written them into the story's module. */
export const runnableSamples: Plugin = {
  name: 'runnable-samples',
  enforce: 'post',
  transform: {
    // Storybook writes the samples in this phase too.
    order: 'post',
    async handler(code, id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.stories.tsx')) return null;
      const source = await readFile(file, 'utf8');
      let changed = code;
      // From the last one, so that the places of the others stay right.
      for (const { value, start, end } of samplesIn(parseAst(code).body).reverse()) {
        changed = `${changed.slice(0, start)}${JSON.stringify(runnable(value, source, file))}${changed.slice(end)}`;
      }
      return { code: changed, map: null };
    },
  },
};
