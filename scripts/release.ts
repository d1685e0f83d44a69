/**
 * `npm run release` publishes what `npm pack` in `packages/ui` makes; `--dry` only lists its files.
 * Publishing needs a clean tree, a token, the repository's public address and no pending change notes.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, step, stop } from './prepare.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const token = process.env.NPM_TOKEN;
const folder = join(root, 'packages', 'ui');

const output = (command: string, args: string[], cwd = root): string => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop(`${command} ${args.join(' ')} failed.\n${stderr}`);
  return stdout;
};

/** The reasons against publishing, each with its remedy. */
function obstacles(): string[] {
  const notes = readdirSync(join(root, '.changeset')).filter((file) => file.endsWith('.md') && file !== 'README.md');
  return [
    output('git', ['status', '--porcelain']) && 'The working tree has changes. Commit or discard them.',
    notes.length > 0 &&
      `${notes.length} notes in .changeset are not in a version yet. Run npx changeset version and commit the result.`,
    !JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).repository &&
      'packages/ui/package.json has no repository. Commit its public address: npm pkg set -w packages/ui repository.type=git repository.url=git+https://<host>/<team>/<project>.git repository.directory=packages/ui',
    !token && 'NPM_TOKEN is not set. Set it to an npm token that may publish @first-gong/ui.',
  ].filter((reason) => typeof reason === 'string' && reason !== '') as string[];
}

const isDry = process.argv.includes('--dry');
const reasons = obstacles();
if (!isDry && reasons.length > 0) stop(['Nothing was published.', ...reasons].join('\n'));

const [{ name, version, files, size, unpackedSize }] = JSON.parse(
  output(npm, ['pack', '--dry-run', '--json', '--ignore-scripts'], folder),
);
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(8)} kB`;
for (const file of files) console.log(`${kilobytes(file.size)}  ${file.path}`);
step(
  `${name} ${version}: ${files.length} files, ${kilobytes(size).trim()} packed, ${kilobytes(unpackedSize).trim()} unpacked`,
);

if (isDry) {
  step('Nothing was published.');
  if (reasons.length > 0) step(['A release would be refused:', ...reasons].join('\n  '));
} else {
  // npm stores a token by registry, without the protocol.
  const registry = output(npm, ['config', 'get', 'registry'])
    .trim()
    .replace(/^https?:/, '')
    .replace(/\/?$/, '/');
  // Without scripts, because `prepublishOnly` refuses any other way.
  run(npm, ['publish', folder, '--ignore-scripts'], { env: { [`npm_config_${registry}:_authToken`]: token } });
  step(`${name} ${version} is published. Mark the commit: npx changeset tag && git push --follow-tags`);
}
