import { spawnSync } from 'node:child_process';

/**
 * Returns the commit of a folder's source, with a plus sign for local changes, or "unknown" without a repository.
 * @param {string} folder @returns {string}
 */
export function commitOf(folder) {
  const git = (...args) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--short=10', 'HEAD');
  if (status !== 0) return 'unknown';
  return `${stdout.trim()}${git('status', '--porcelain').stdout === '' ? '' : '+'}`;
}
