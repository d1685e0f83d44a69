// Decides what `npm test -- --changed` leaves out.
import { execFileSync } from 'node:child_process';
import { root } from './prepare.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Returns the last common commit with a revision. */
export const baseOf = (revision) => git('merge-base', revision, 'HEAD')[0];

/** Returns the files that differ from a commit, including untracked ones. */
export const changedSince = (commit) => [
  ...git('diff', '--name-only', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** Files without effect on end-to-end tests: documents, stories and other tests. */
const unseen =
  /^(docs|\.storybook|\.changeset|\.ci)\/|^tests\/(?!e2e\/|support\/|[^/]*$)|\.(mdx|stories\.tsx|test\.tsx?)$/;

/** Returns the changed specs if nothing else affects the end-to-end tests; null means all specs. */
export function specsFor(files) {
  const seen = files.filter((file) => !unseen.test(file));
  return seen.every((file) => /^tests\/e2e\/[^/]*\.spec\.ts$/.test(file)) ? seen : null;
}
