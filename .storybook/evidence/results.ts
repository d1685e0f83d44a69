/** Reads the results of `npm test` and `npm run accessibility` in `.cache`. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { commitOf } from '../../scripts/commit.mjs';
import type { MatrixRun } from '../../tests/accessibility/report.js';

export interface StageResult {
  /** Stage of `npm test`. */
  stage: string;
  passed: number;
  failed: number;
  /** End of the stage, ISO 8601. */
  at: string;
}

export interface Results {
  /** Commit of the catalogue. */
  commit: string;
  /** Time of the build, ISO 8601. */
  builtAt: string;
  /** The last `npm test`, or null. */
  tests: { commit: string; at: string; stages: StageResult[] } | null;
  /** The last accessibility matrix, or null. */
  matrix: MatrixRun | null;
}

/** Formats of the reports: vitest, Playwright, and plain counts. */
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

/** @param root folder of the repository */
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
