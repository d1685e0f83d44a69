// The first steps of every command, in plain Node because no package is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';

/** Quotes an argument for the shell of Windows, which splits at spaces and redirects at `>`. */
export const forShell = (text) => (isWindows && /[\s>&|]/.test(text) ? `"${text}"` : text);

/**
 * Ends the process with one line: the problem and its solution.
 * @param {string} message @returns {never}
 */
export function stop(message) {
  console.error(message);
  process.exit(1);
}

export function step(message) {
  console.log(`› ${message}`);
}

/** Requires Node 20.19, for Vite 8 and json-server on TypeScript. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`First Gong needs Node 20.19 or newer; this is ${version}. Install a newer Node.`);
}

/** Runs a command and shows its output. Ends this process if the command fails. */
export function run(command, args, { env = {}, why } = {}) {
  const result = spawnSync(forShell(command), args.map(forShell), {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
    env: { ...process.env, ...env },
  });
  if (result.status !== 0) stop(`${why ?? `${command} ${args.join(' ')}`} failed. The output above has the reason.`);
}

const stampFile = join(root, 'node_modules', '.first-gong-stamp');

/** Installs the lockfile's packages if the lockfile, the platform or Node has changed. */
export function install() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const stamp = createHash('sha256')
    .update(lock)
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  step('Installing packages (about a minute the first time)');
  run('npm', ['ci', '--no-audit', '--no-fund'], { why: 'npm ci' });
  writeFileSync(stampFile, stamp);
}

/** Builds changed packages. Turbo caches the others. */
export function build() {
  step('Building changed packages');
  run(
    join(root, 'node_modules', '.bin', isWindows ? 'turbo.cmd' : 'turbo'),
    ['run', 'build', '--output-logs=errors-only'],
    {
      env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
      why: 'The build',
    },
  );
}

/** Node's arguments to run our TypeScript from source. */
export const typescriptArgs = ['--conditions=first-gong-source', '--import', 'tsx'];
