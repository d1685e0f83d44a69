import { components } from 'virtual:components';
import * as React from 'react';
import { CodeError, type Compiled, compile } from './compile.js';

type Module = Record<string, unknown>;

/** The public entries of the library, loaded when a code uses them. */
const library: Record<string, () => Promise<Module>> = Object.fromEntries(
  Object.entries({
    ...import.meta.glob<Module>('../../packages/ui/src/components/*/index.ts'),
    ...import.meta.glob<Module>(['../../packages/ui/src/{icons,words}/*.ts', '!**/*.test.ts']),
  }).map(([path, load]) => [publicName(path), load]),
);

function publicName(path: string): string {
  const [, name] = /\/src\/(?:components\/(\w+)\/index|(?:icons|words)\/[\w-]+)\.ts$/.exec(path) ?? [];
  return `@first-gong/ui/${name ?? path.replace(/^.*\/src\/|\.ts$/g, '')}`;
}

/** The export of an icon: `arrowRightIcon` for `arrow-right`. */
const iconName = (file: string) => `${file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Icon`;

/** The module of each name that a code may use without an import. */
const modulesOfNames = new Map<string, string>([
  ...Object.entries(components).flatMap(([entry, { exports }]) =>
    exports.map((name): [string, string] => [name, `@first-gong/ui/${entry}`]),
  ),
  ...Object.keys(library).flatMap((module): [string, string][] => {
    const [, icon] = /\/icons\/(.+)$/.exec(module) ?? [];
    return icon ? [[iconName(icon), module]] : [];
  }),
]);

async function load(name: string, line: number | null): Promise<Module> {
  if (name === 'react') return React;
  const loader = library[name];
  if (!loader)
    throw new CodeError(`There is no module "${name}" here. React and the entries of @first-gong/ui are.`, line);
  return loader();
}

const hooks = Object.entries(React).filter(([name]) => /^(use[A-Z]|Fragment$|memo$|createContext$)/.test(name));

async function namesFor({ names }: Compiled): Promise<Module> {
  const used = [...modulesOfNames].filter(([name]) => names.has(name));
  const loaded = await Promise.all(
    used.map(async ([name, module]) => [name, (await load(module, null))[name]] as const),
  );
  return Object.fromEntries([...hooks.filter(([name]) => names.has(name)), ...loaded]);
}

/** The script is called `playground.tsx` in stacks. A function's own head takes two lines. */
const headLines = 2;

/** The line of the code where an error arose, when the browser says it. */
export function lineOf(error: unknown): number | null {
  if (error instanceof CodeError) return error.line;
  const [, line] = /playground\.tsx:(\d+)/.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
  return line ? Number(line) - headLines : null;
}

/**
 * Compiles and runs a code, with everything of the library and the hooks of React in its scope.
 * @returns what it shows, as a component.
 */
export async function run(code: string): Promise<React.ComponentType> {
  const compiled = compile(code);
  const scope = await namesFor(compiled);
  const modules = new Map(
    await Promise.all(compiled.modules.map(async ({ name, line }) => [name, await load(name, line)] as const)),
  );
  const exported: { default?: React.ComponentType } = {};
  // Names of the scope are parameters, and the code is a block inside: its own names go before them.
  const program = new Function(
    'React',
    'require',
    'exports',
    ...Object.keys(scope),
    `{${compiled.script}\n}\n//# sourceURL=playground.tsx`,
  );
  program(React, (name: string) => modules.get(name), exported, ...Object.values(scope));
  if (exported.default === undefined) throw new CodeError('The default export is undefined.', null);
  return exported.default;
}
