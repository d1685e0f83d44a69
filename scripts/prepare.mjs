// What both commands need before they can begin. Plain Node, because nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';

/** Ends the process with one line that says what is wrong and how to mend it. */
export function stop(message) {
  console.error(message);
  process.exit(1);
}

export function step(message) {
  console.log(`› ${message}`);
}

/** Node 20.19 or newer: Vite 8 and json-server on TypeScript both need it. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`First Gong needs Node 20.19 or newer, and this is ${version}. Install a newer Node and run the command again.`);
}

/** Runs a command with its output shown; ends this process when it fails. */
export function run(command, args, { env = {}, why } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
    env: { ...process.env, ...env },
  });
  if (result.status !== 0) stop(`${why ?? `${command} ${args.join(' ')}`} failed.`);
}

const stampFile = join(root, 'node_modules', '.first-gong-stamp');

/** Installs by the lockfile when it, the platform or Node has changed since the last time. */
export function install() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const stamp = createHash('sha256')
    .update(lock)
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  step('Installing what the lockfile names (about a minute the first time)');
  run('npm', ['ci', '--no-audit', '--no-fund'], { why: 'npm ci' });
  writeFileSync(stampFile, stamp);
}

/** Builds what has changed; turbo answers from its cache when nothing has. */
export function build() {
  step('Building what has changed');
  run(
    join(root, 'node_modules', '.bin', isWindows ? 'turbo.cmd' : 'turbo'),
    ['run', 'build', '--output-logs=errors-only'],
    {
      env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
      why: 'The build',
    },
  );
}

/** Arguments that let Node run our TypeScript from source. */
export const typescriptArgs = ['--conditions=first-gong-source', '--import', 'tsx'];
