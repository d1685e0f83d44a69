/** The packed library in an app outside this repository. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Runs a command and returns its output. @throws with the output if it fails */
export function run(cwd: string, command: string, ...args: string[]): string {
  // Vitest sets NODE_ENV to test, which makes React and Next build for development.
  const env = { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' };
  const result = spawnSync(command, args, { cwd, env, encoding: 'utf8', shell: process.platform === 'win32' });
  if (result.status !== 0) throw new Error(`${command} ${args.join(' ')}\n${result.stdout}\n${result.stderr}`);
  return result.stdout;
}

/** Files of an app in a docs page: code blocks with a title. */
export const filesOf = (name: string): [path: string, text: string][] =>
  [
    ...readFileSync(join(root, 'packages', 'ui', name), 'utf8').matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm),
  ].map(([, path = '', text = '']) => [path, text]);

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/** Packages with the versions of this repository. */
export const tried = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, versionOf(name)]));

/** Packs the built library as `npm pack` in its folder does, and returns the file's name. */
export function packed(folder: string): string {
  const output = run(join(root, 'packages/ui'), npm, 'pack', '--json', '--pack-destination', folder);
  return JSON.parse(output)[0].filename;
}

/** Packs the library and installs it in a folder with other packages. */
export function installApp(
  folder: string,
  { dependencies, devDependencies }: Record<'dependencies' | 'devDependencies', Record<string, string>>,
): void {
  mkdirSync(folder, { recursive: true });
  const filename = packed(folder);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      name: 'an-app',
      private: true,
      type: 'module',
      dependencies: { ...dependencies, '@first-gong/ui': `file:${filename}` },
      devDependencies,
    }),
  );
  run(folder, npm, 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts');
}
