/**
 * Writes `"use client"` into the modules of the built library that need the client, so that a server component of React
 * can import every entry. The other modules stay importable by the server. It reads the built modules, because there
 * each module says what it uses, so the source needs no directive.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ESTree, Plugin, Rolldown } from 'vite';
import { childrenOf } from './children.js';

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
    const programs = new Map(modules.map((module) => [module, this.parse(module.code)]));
    const client = new Set<string>();
    for (const [module, program] of programs) if (usesClient(program)) client.add(module.fileName);
    const importsClient = (module: Rolldown.OutputChunk, program: ESTree.Program) =>
      importsOf(program).some(({ from, names }) => {
        const path = join(dirname(module.fileName), from);
        // A component of the client may be drawn by the server. A hook or a function of the client runs where it is called.
        return client.has(path) && !names.every(isComponent);
      });
    for (let before = -1; before !== client.size; ) {
      before = client.size;
      for (const [module, program] of programs)
        if (importsClient(module, program) && !isIndex(module)) client.add(module.fileName);
    }
    for (const module of modules) {
      // On the first line, so that the source map stays right.
      if (client.has(module.fileName) && module.exports.some(isComponent)) module.code = `"use client"; ${module.code}`;
    }
  },
};

/** An index only passes on what its modules export. */
const isIndex = ({ fileName }: Rolldown.OutputChunk) => fileName.endsWith('/index.js');

const isComponent = (name: string) => /^[A-Z]/.test(name);

/** Says whether a module uses a hook of the client, React Aria or Radix, or attaches a handler or its own ref. */
const usesClient = (program: ESTree.Program): boolean =>
  importsOf(program).some(
    ({ from, names }) => forClient.test(from) || (from === 'react' && names.some((name) => !onServer.has(name))),
  ) || hasHandler(program);

/** A handler or a ref that a caller passes (`onClick`) stays what it is: only the client can pass one. */
const hasHandler = (node: ESTree.Node): boolean =>
  (node.type === 'ObjectExpression' && node.properties.some(isHandler)) || childrenOf(node).some(hasHandler);

const isHandler = (property: ESTree.ObjectPropertyKind): boolean =>
  property.type === 'Property' &&
  !property.shorthand &&
  property.key.type === 'Identifier' &&
  /^(on[A-Z]\w*|ref)$/.test(property.key.name);

/** The imports of a module, each with the names that it takes: `*` for a namespace. */
const importsOf = ({ body }: ESTree.Program): { from: string; names: string[] }[] =>
  body.flatMap((node) =>
    node.type === 'ImportDeclaration' ? { from: node.source.value, names: node.specifiers.map(nameOf) } : [],
  );

const nameOf = (specifier: ESTree.ImportDeclaration['specifiers'][number]): string =>
  specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier' ? specifier.imported.name : '*';
