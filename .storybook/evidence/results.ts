/** Reads what `npm test` and `npm run accessibility` left in `.cache`, for the Evidence pages of the catalogue. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { commitOf } from '../../scripts/commit.mjs';
import type { MatrixRun } from '../../tests/accessibility/report.js';

export interface StageResult {
  /** The name of a stage of `npm test`. */
  stage: string;
  passed: number;
  failed: number;
  /** Instant at which the stage ended, ISO 8601. */
  at: string;
}

export interface Results {
  /** The commit of the source that the catalogue was built from. */
  commit: string;
  /** Instant of the build, ISO 8601. */
  builtAt: string;
  /** The last `npm test`, or null when it has not run here. */
  tests: { commit: string; at: string; stages: StageResult[] } | null;
  /** The last run of the accessibility matrix, or null. */
  matrix: MatrixRun | null;
}

/** The shapes of the reports: vitest, Playwright, and plain counts. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
  passed?: number;
  failed?: number;
}

const read = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8'));

function countsOf({ numPassedTests, numFailedTests, stats, passed = 0, failed = 0 }: Report) {
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  return { passed: numPassedTests ?? passed, failed: numFailedTests ?? failed };
}

/** @param root the folder of the repository. */
export function readResults(root: string): Results {
  const tests = join(root, '.cache', 'tests');
  const run = join(tests, 'run.json');
  const matrix = join(root, '.cache', 'accessibility', 'report.json');
  const stages = existsSync(tests)
    ? readdirSync(tests)
        .filter((name) => name.endsWith('.json') && name !== 'run.json')
        .map((name) => ({
          stage: basename(name, '.json'),
          ...countsOf(read<Report>(join(tests, name))),
          at: statSync(join(tests, name)).mtime.toISOString(),
        }))
        .sort((one, other) => one.at.localeCompare(other.at))
    : [];
  return {
    commit: commitOf(root),
    builtAt: new Date().toISOString(),
    tests: existsSync(run) ? { ...read<{ commit: string; at: string }>(run), stages } : null,
    matrix: existsSync(matrix) ? read<MatrixRun>(matrix) : null,
  };
}
