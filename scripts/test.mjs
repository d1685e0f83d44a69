// `npm test` runs every check from a bare clone, quick stages first, and stops after a failed stage. Arguments: stages
// (`-- unit components`, with the stages they need), or `--changed` since `main` or `--changed=HEAD`.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseOf, changedSince, specsFor } from './changed.mjs';
import { commitOf } from './commit.mjs';
import { checkNode, forShell, install, root, step, stop, typescriptArgs } from './prepare.mjs';

const results = join(root, '.cache', 'tests');
const bin = (name) => join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
const report = (name) => join(results, `${name}.json`);

/** The counts of a report that contains only counts. */
const plainCounts = (name) => JSON.parse(readFileSync(report(name), 'utf8'));
const vitestCounts = (name) => {
  const { numPassedTests, numFailedTests } = plainCounts(name);
  return { passed: numPassedTests, failed: numFailedTests };
};
/** The counts of a Playwright JSON report. A test that passed on a retry counts as failed. */
const playwrightCounts = (name) => {
  const { stats } = plainCounts(name);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};

const options = process.argv.slice(2);
const wanted = options.find((option) => option === '--changed' || option.startsWith('--changed='));
const base = wanted && baseOf(wanted.split('=')[1] ?? 'main');
const changes = base && changedSince(base);
const specs = changes ? specsFor(changes) : null;

/** A stage of vitest. `projects` is the pattern of its projects. */
const vitest = (name, needs = [], projects = name) => ({
  name,
  needs,
  command: bin('vitest'),
  args: [
    'run',
    '--project',
    projects,
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./tests/repeatReporter.ts',
    `--outputFile.json=${report(name)}`,
    ...(changes ? ['--changed', base, '--passWithNoTests'] : []),
  ],
  counts: vitestCounts,
  only: 'the test files that import a changed file',
});

/** The stages in order; `needs` names stages whose output a stage uses. Two run at a time, because each often waits. */
const stages = [
  {
    name: 'storybook',
    command: bin('storybook'),
    // The statistics list the modules of each story.
    args: ['build', '--disable-telemetry', '-o', 'storybook-static', '--quiet', ...(changes ? ['--stats-json'] : [])],
    // Storybook and Vite mark warnings with one of these signs. The build must not warn.
    refuses: /▲|\(!\)|\bWARN/,
  },
  { name: 'lint', command: bin('biome'), args: ['ci', '--error-on-warnings', '.'] },
  // Unused files, exports and dependencies. The tag @planned marks an export for a later screen.
  { name: 'unused', command: bin('knip') },
  {
    name: 'types',
    command: bin('turbo'),
    args: ['run', 'typecheck', '//#typecheck:root', '--output-logs=errors-only'],
  },
  {
    name: 'build',
    command: process.execPath,
    args: ['-e', "import('./scripts/prepare.mjs').then(({ build }) => build())"],
  },
  vitest('unit', [], 'unit*'),
  vitest('components'),
  {
    name: 'e2e',
    needs: ['build'],
    command: bin('playwright'),
    args: ['test', '-c', 'tests/playwright.config.ts', ...(specs ?? [])],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e') },
    counts: playwrightCounts,
    only: specs ? specs.join(', ') : undefined,
  },
  vitest('library', ['build']),
  {
    // Tests the catalogue's pages, toolbar, links and search.
    name: 'catalogue',
    needs: ['storybook'],
    command: bin('playwright'),
    args: ['test', '-c', 'tests/catalogue/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('catalogue') },
    counts: playwrightCounts,
  },
  // A journey in Firefox and WebKit, if they are installed.
  vitest('browsers', ['build']),
  {
    name: 'accessibility',
    needs: ['storybook'],
    command: process.execPath,
    args: [
      ...typescriptArgs,
      'tests/accessibility/run.ts',
      `--counts=${report('accessibility')}`,
      ...(changes ? [`--changed=${changes.join()}`] : []),
    ],
    counts: plainCounts,
    only: 'the stories that import a changed file',
  },
  {
    name: 'conformance',
    command: process.execPath,
    args: [...typescriptArgs, 'tests/conformance/own.ts', report('conformance')],
    counts: plainCounts,
  },
];

const named = chooseStages(options.filter((option) => option !== wanted));
const chosen = named.filter(({ name }) => name !== 'e2e' || specs?.length !== 0);
if (changes) {
  step(`${changes.length} files changed since ${base.slice(0, 10)}`);
  for (const stage of named) {
    const runs = chosen.includes(stage) ? (stage.only ? `only ${stage.only}` : 'all') : 'left out';
    step(`${stage.name.padEnd(14)}${runs}`);
  }
}
checkNode();
install();
const { findBrowser, findChineseFont, missingBrowsers } = await import('./browser.mjs');
const browser = await findBrowser();
const wholeBrowser = await findBrowser({ whole: true });
findChineseFont();
step(browser === wholeBrowser ? `Browser: ${browser}` : `Browsers: ${browser}, ${wholeBrowser}`);
const missing = missingBrowsers();
if (missing.length > 0) step(`Not tested: ${missing.join(', ')}. npm run browsers installs what is missing.`);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
// For the Evidence pages of the Storybook.
writeFileSync(report('run'), JSON.stringify({ commit: commitOf(root), at: new Date().toISOString() }));

const total = { passed: 0, failed: 0 };
const lines = [];
const failures = [];
const waiting = [...chosen];
const running = new Map();
await Promise.all([worker(), worker()]);
for (const { name, end } of failures) console.log(`\nThe end of the output of ${name}:\n${end}`);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** Returns the named stages and their dependencies in order; all stages without names. */
function chooseStages(names) {
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    stop(`Unknown stage "${unknown[0]}". Use one of: ${stages.map(({ name }) => name).join(', ')}.`);
  }
  if (names.length === 0) return stages;
  const needed = new Set(names);
  for (const { name, needs = [] } of [...stages].reverse()) {
    if (needed.has(name)) for (const need of needs) needed.add(need);
  }
  return stages.filter(({ name }) => needed.has(name));
}

/** Runs waiting stages one by one, until a stage has failed. */
async function worker() {
  for (let stage = waiting.shift(); stage !== undefined && total.failed === 0; stage = waiting.shift()) {
    // The other worker may still run a dependency.
    const needed = Promise.all((stage.needs ?? []).map((name) => running.get(name)));
    running.set(
      stage.name,
      needed.then(() => total.failed === 0 && run(stage)),
    );
    await running.get(stage.name);
  }
}

async function run(stage) {
  const began = Date.now();
  step(`${stage.name} …`);
  const { ok, output } = await execute(stage);
  const counted = stage.counts && existsSync(report(stage.name)) ? stage.counts(stage.name) : { passed: 0, failed: 0 };
  // A stage without counts is one check. A runner that fails without a failed test is one failure.
  const passed = counted.passed + (ok && !stage.counts ? 1 : 0);
  const failed = counted.failed + (!ok && counted.failed === 0 ? 1 : 0);
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((Date.now() - began) / 1000);
  lines.push(
    `${stage.name.padEnd(14)}${String(passed).padStart(6)} passed ${failed} failed ${String(seconds).padStart(5)} s`,
  );
  step(lines.at(-1));
  // The other stage may print for many minutes more.
  if (failed > 0) failures.push({ name: stage.name, end: output.trimEnd().split('\n').slice(-60).join('\n') });
  // A stage without any counted test has tested nothing.
  if (!changes && stage.counts && passed === 0 && failed === 0)
    stop(`The stage ${stage.name} ran no tests. Check its output above.`);
}

/** Runs a stage and shows its output. Resolves to its output and to whether it passed. */
function execute({ command, args = [], env = {}, refuses }) {
  return new Promise((done) => {
    const child = spawn(forShell(command), args.map(forShell), {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        CHROMIUM_PATH: browser,
        WHOLE_CHROMIUM_PATH: wholeBrowser,
        TURBO_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        ...env,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        process.stdout.write(text);
        output += text;
      });
    }
    child.on('close', (code) => {
      const refused = refuses?.exec(output);
      if (refused)
        output += `\nThe build warns: "${output.slice(refused.index, refused.index + 120)}". Fix the warning.`;
      done({ ok: code === 0 && !refused, output });
    });
    child.on('error', ({ message }) => done({ ok: false, output: message }));
  });
}
