// `npm test`: from a bare clone to one line that counts everything. Fails fast, in the order of what is quick to know.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, install, root, step } from './prepare.mjs';

const results = join(root, '.cache', 'tests');
const bin = (name) => join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
const report = (name) => join(results, `${name}.json`);

checkNode();
install();
const { findBrowser, findChineseFont } = await import('./browser.mjs');
const browser = await findBrowser();
findChineseFont();
step(`Browser: ${browser}`);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Counts of a vitest JSON report. */
const vitestCounts = (name) => {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report(name), 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
};
/** Counts of a Playwright JSON report; a test that passed only on a second try counts as failed. */
const playwrightCounts = (name) => {
  const { stats } = JSON.parse(readFileSync(report(name), 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};

const vitest = (name, ...projects) => ({
  name,
  command: bin('vitest'),
  args: [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ],
  counts: () => vitestCounts(name),
});

const stages = [
  { name: 'format and lint', command: bin('biome'), args: ['ci', '--error-on-warnings', '.'] },
  {
    name: 'types',
    command: bin('turbo'),
    args: ['run', 'typecheck', '//#typecheck:root', '--output-logs=errors-only'],
  },
  vitest('unit', 'unit'),
  {
    name: 'build',
    command: process.execPath,
    args: ['-e', "import('./scripts/prepare.mjs').then(({ build }) => build())"],
  },
  vitest('library', 'library'),
  vitest('components', 'components'),
  {
    name: 'storybook',
    command: bin('storybook'),
    args: ['build', '--disable-telemetry', '-o', 'storybook-static', '--quiet'],
    // How Storybook and Vite mark a warning: it builds without one.
    refuses: /▲|\(!\)|\bWARN/,
  },
  {
    name: 'accessibility',
    command: process.execPath,
    args: ['--import', 'tsx', 'tests/accessibility/run.ts', `--counts=${report('accessibility')}`],
    counts: () => JSON.parse(readFileSync(report('accessibility'), 'utf8')),
  },
  {
    name: 'end to end',
    command: bin('playwright'),
    args: ['test', '-c', 'tests/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('end to end') },
    counts: () => playwrightCounts('end to end'),
  },
  {
    name: 'conformance',
    command: process.execPath,
    args: ['--conditions=first-gong-source', '--import', 'tsx', 'tests/conformance/own.ts', report('conformance')],
    counts: () => JSON.parse(readFileSync(report('conformance'), 'utf8')),
  },
];

const total = { passed: 0, failed: 0 };
for (const stage of stages) {
  const began = Date.now();
  step(`${stage.name} …`);
  const ok = await succeeds(stage);
  const counted = stage.counts && (ok || existsSync(report(stage.name))) ? stage.counts() : { passed: 0, failed: 0 };
  // A stage without tests of its own is one check; a runner that fails without a failed test is one failure.
  const passed = counted.passed + (ok && !stage.counts ? 1 : 0);
  const failed = counted.failed + (!ok && counted.failed === 0 ? 1 : 0);
  total.passed += passed;
  total.failed += failed;
  step(`${stage.name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - began) / 1000)} s)`);
  if (failed > 0) break;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

function succeeds({ command, args, env = {}, refuses }) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: refuses ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        CHROMIUM_PATH: browser,
        TURBO_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        ...env,
      },
    });
    let said = '';
    for (const stream of refuses ? [child.stdout, child.stderr] : []) {
      stream.on('data', (chunk) => {
        process.stdout.write(chunk);
        said += chunk;
      });
    }
    child.on('close', (code) => {
      const refused = refuses?.exec(said);
      if (refused) console.log(`It said "${said.slice(refused.index, refused.index + 120)}".`);
      done(code === 0 && !refused);
    });
    child.on('error', () => done(false));
  });
}
