import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path/posix';
import { type ESTree, type Plugin, parseAst } from 'vite';

/** Public module of an import: `../../icons/bell.js` becomes `@first-gong/ui/icons/bell`. Sample data keeps its file. */
const publicModule = (specifier: string, file: string): string =>
  specifier
    .replace(/^\.\.\/\.\.\/(icons|words)\/([\w-]+)\.js$/, '@first-gong/ui/$1/$2')
    .replace(/^\.\.\/(\w+)\/.*$/, '@first-gong/ui/$1')
    .replace(/^\.\/(?!.*fixtures\.js$).*$/, `@first-gong/ui/${basename(dirname(file))}`);

/** Names of a constant, function or type for samples. `meta`, `Story` and the stories are for the catalogue. */
function namesOf(statement: ESTree.Node): string[] {
  switch (statement.type) {
    case 'ExportNamedDeclaration':
      return statement.declaration?.type === 'FunctionDeclaration' ? namesOf(statement.declaration) : [];
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) =>
        id.type === 'Identifier' && id.name !== 'meta' ? id.name : [],
      );
    case 'FunctionDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return statement.id && statement.id.name !== 'Story' ? [statement.id.name] : [];
    default:
      return [];
  }
}

/** Whether code uses a name, other than as a property, a key, or a word of a text. */
const uses = (code: string, name: string): boolean =>
  new RegExp(`(?<![\\w.'"$-]|/)${name}\\b(?!['":])|\\.\\.\\.${name}\\b`).test(code);

/** Removes spies, classes of the catalogue's styles, and brackets around children. */
const withoutCatalogue = (sample: string): string =>
  sample
    .replace(/\s+className=\{styles\.[^}]*\}/g, '')
    .replace(/\bfn\(\)/g, '() => {}')
    .replace(/^( *)\(\n((?:.*\n)*?)\1\)$/gm, (_, _indent: string, children: string) => children.trimEnd());

/**
 * Makes a sample runnable: adds imports with public names, and what it uses of the story file.
 * @param sample code of a story
 * @param code source of the story file
 * @param file path with `/`
 */
export function runnable(sample: string, code: string, file: string): string {
  const { body } = parseAst(code, { lang: 'tsx' });
  const sourceOf = ({ start, end }: ESTree.Node) => withoutCatalogue(code.slice(start, end).replace(/^export /, ''));
  const shown = withoutCatalogue(sample.trim());
  const kept = new Set<ESTree.Node>();
  const keep = (used: string) => {
    for (const statement of body) {
      if (kept.has(statement) || !namesOf(statement).some((name) => uses(used, name))) continue;
      kept.add(statement);
      keep(sourceOf(statement));
    }
  };
  keep(shown);
  const parts = [...body.filter((statement) => kept.has(statement)).map(sourceOf), shown].join('\n\n');
  const imports = body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || /^@?storybook|\.css\.js$/.test(statement.source.value)) return [];
    const used = statement.specifiers.filter(({ local }) => uses(parts, local.name)).map(sourceOf);
    const type = statement.importKind === 'type' ? 'type ' : '';
    return used.length > 0
      ? `import ${type}{ ${used.join(', ')} } from '${publicModule(statement.source.value, file)}';`
      : [];
  });
  return [imports.join('\n'), parts].filter(Boolean).join('\n\n');
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

/** Makes the samples of components runnable, after Storybook has added them to the modules. */
export const runnableSamples: Plugin = {
  name: 'runnable-samples',
  enforce: 'post',
  transform: {
    // Storybook adds samples in the same phase.
    order: 'post',
    async handler(code, id) {
      const [file = ''] = id.split('?');
      if (!/\/ui\/src\/components\/.*\.stories\.tsx$/.test(file)) return null;
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
