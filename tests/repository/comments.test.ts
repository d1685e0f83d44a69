import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Source files under version control, and new ones that are not ignored. */
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx', '*.mts', '*.mjs'],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n');

/** A comment whose first word is What, Who or Whose, unless it is a question. */
const headless = /^\s*(?:\/\*\*|\*|\/\/)\s+(?:What|Who|Whose)\b(?![^.]*\?)/;

describe('comments', () => {
  test('begin with a subject, not with a headless "What" or "Who" (docs/developers.md, How we write)', () => {
    const found = files.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (headless.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
