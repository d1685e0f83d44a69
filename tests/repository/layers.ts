import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/**
 * Layers of a source folder from top to bottom. Each imports lower layers only; entries of one list do not import each
 * other.
 */
export type Layers = readonly (string | readonly string[])[];

type SourceFile = readonly [file: string, text: string];

const layerOf = (file: string) => file.split('/')[0] ?? '';

/** Source files with their text, without tests and helpers. @param source from the root */
export function filesOf(source: string): SourceFile[] {
  const folder = fileURLToPath(new URL(`../../${source}`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(\.test|\.d)\.tsx?$|^testing\//.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}

/** Direct files and folders, sorted. */
export const layersIn = (files: readonly SourceFile[]): string[] =>
  [...new Set(files.map(([file]) => layerOf(file)))].sort();

/** Relative imports of a file, including types and `import()`, as paths below the source folder. */
function importsOf([file, text]: SourceFile): string[] {
  const { module } = parseSync(file, text);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ]
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(file), specifier.replace(/\.js$/, '.ts')));
}

/** "cart -> order" for each import that is not to a lower layer, once. */
export function upwardImports(layers: Layers, files: readonly SourceFile[]): string[] {
  const levelOf = (layer: string) => layers.findIndex((level) => [level].flat().includes(layer));
  const pairs = files.flatMap((file) => importsOf(file).map((target) => [layerOf(file[0]), layerOf(target)] as const));
  const wrong = pairs.filter(([from, to]) => from !== to && levelOf(from) >= levelOf(to));
  return [...new Set(wrong.map(([from, to]) => `${from} -> ${to}`))].sort();
}
