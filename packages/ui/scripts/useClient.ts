/**
 * Writes `"use client"` into the modules of the built library that need the client, so that a server component of React
 * can import every entry. The other modules stay importable by the server. It reads the built modules, because there
 * each module says what it uses, so the source needs no directive.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const require = createRequire(import.meta.url);

/** The exports that React has for server components. The others are for the client. */
const onServer = new Set(
  Object.keys(require(join(dirname(require.resolve('react/package.json')), 'react.react-server.js'))),
);

/** Packages that consist of hooks, handlers and work on the document. */
const forClient = /^(react-dom|react-aria-components|@radix-ui)($|\/)/;

export const useClient: Plugin = {
  name: 'use-client',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).filter((file) => file.type === 'chunk');
    const parsed = new Map(modules.map((module) => [module.fileName, this.parse(module.code)]));
    const client = new Set<string>();
    const importsClient = (module: Rolldown.OutputChunk) =>
      importsOf(parsed.get(module.fileName)).some(({ from, names }) => {
        const path = join(dirname(module.fileName), from);
        // A component of the client may be drawn by the server. A hook or a function of the client runs where it is called.
        return client.has(path) && !names.every(isComponent);
      });
    for (const module of modules) if (usesClient(parsed.get(module.fileName))) client.add(module.fileName);
    for (let before = -1; before !== client.size; ) {
      before = client.size;
      for (const module of modules) if (importsClient(module) && !isIndex(module)) client.add(module.fileName);
    }
    for (const module of modules) {
      if (client.has(module.fileName) && module.exports.some(isComponent)) {
        // On the first line, so that the source map stays right.
        module.code = `"use client"; ${module.code}`;
      }
    }
  },
};

/** An index only passes on what its modules export. */
const isIndex = ({ fileName }: Rolldown.OutputChunk) => fileName.endsWith('/index.js');

const isComponent = (name: string) => /^[A-Z]/.test(name);

/** Says whether a module uses a hook of the client, React Aria or Radix, or attaches a handler or its own ref. */
function usesClient(program: unknown): boolean {
  const imports = importsOf(program).some(
    ({ from, names }) => forClient.test(from) || (from === 'react' && names.some((name) => !onServer.has(name))),
  );
  return imports || nodesOf(program).some(isHandler);
}

/** A handler or a ref that a caller passes (`onClick`) stays what it is: only the client can pass one. */
function isHandler(node: Node): boolean {
  if (node.type !== 'ObjectExpression') return false;
  return (node.properties as Node[]).some(({ type, key, shorthand }) => {
    if (type !== 'Property' || shorthand) return false;
    return /^(on[A-Z]\w*|ref)$/.test((key as Node).name as string);
  });
}

interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : [];
}

/** The imports of a module, each with the names that it takes: `*` for a namespace. */
const importsOf = (program: unknown): { from: string; names: string[] }[] =>
  ((program as Node).body as Node[])
    .filter((node) => node.type === 'ImportDeclaration')
    .map((node) => ({
      from: (node.source as Node).value as string,
      names: (node.specifiers as Node[]).map(({ imported }) => (isNode(imported) ? (imported.name as string) : '*')),
    }));
