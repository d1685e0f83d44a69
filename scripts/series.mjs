// `npm run test:instants` and `npm run test:repeat` run `npm test` repeatedly and print a table. A second start of the
// same commit resumes; `--again` forgets earlier results.
import { spawn } from 'node:child_process';
import { cpSync, createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitOf } from './commit.mjs';
import { root, stop } from './prepare.mjs';

const endToEnd = { args: ['e2e'] };
/** The end-to-end tests with the tag @instants. */
const chosen = { args: ['e2e'], env: { TEST_TAG: '@instants' } };

/** A run of `npm test`. `busy` keeps one core busy meanwhile. */
const series = {
  instants: {
    'Wednesday 00:30, weekly maintenance': at('2026-12-09T00:30:00+08:00'),
    'Wednesday 01:59:50, end of maintenance': at('2026-12-09T01:59:50+08:00'),
    'Saturday 19:30, in English': at('2026-12-05T19:30:00+08:00', { TEST_LANG: 'en_us' }),
    '23:59:30': at('2026-12-08T23:59:30+08:00'),
    'New Year’s Eve 23:59:50': at('2026-12-31T23:59:50+08:00'),
    'Lunar New Year’s Day': at('2027-02-06T12:00:00+08:00'),
    '29 February 2028': at('2028-02-29T12:00:00+08:00'),
    '1 July 2029, holidays unknown': at('2029-07-01T12:00:00+08:00'),
    'First second of a public sale': at('2026-12-11T10:00:00+08:00'),
    'Typhoon signal no. 8': at('2026-12-04T14:00:00+08:00', { TEST_WEATHER: 'typhoon8' }),
    'Browser in New York': at('2026-12-03T10:00:00+08:00', { TEST_TIME_ZONE: 'America/New_York' }),
    'Browser on Kiritimati': at('2026-12-03T10:00:00+08:00', { TEST_TIME_ZONE: 'Pacific/Kiritimati' }),
  },
  repeat: {
    'Everything, Thursday 10:00': { args: [], env: { TEST_NOW: '2026-12-03T10:00:00+08:00' } },
    'Everything, Wednesday 23:40': { args: [], env: { TEST_NOW: '2026-12-30T23:40:00+08:00' } },
    'Everything, Saturday 19:30': { args: [], env: { TEST_NOW: '2027-02-06T19:30:00+08:00' } },
    ...Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [`End to end ${index + 1}, one core busy`, { ...endToEnd, busy: true }]),
    ),
  },
};

function at(instant, env = {}) {
  return { ...chosen, env: { ...chosen.env, TEST_NOW: instant, ...env } };
}

const [name, ...options] = process.argv.slice(2);
const runs = series[name] ?? stop(`Unknown series "${name}". Use one of: ${Object.keys(series).join(', ')}.`);
const folder = join(root, '.cache', 'series');
const file = join(folder, `${name}.json`);
mkdirSync(folder, { recursive: true });
if (options.includes('--again')) rmSync(file, { force: true });
const commit = commitOf(root);
const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const results = before.commit === commit ? before.results : {};

for (const [index, [title, run]] of Object.entries(runs).entries()) {
  if (results[title]) continue;
  console.log(`\n› ${title}`);
  const log = join(folder, `${name}-${index + 1}.log`);
  results[title] = await execute(run, log);
  // The next run removes the pictures and snapshots of failed tests.
  const found = join(root, 'test-results');
  if (results[title].failed > 0 && existsSync(found)) cpSync(found, `${log}.results`, { recursive: true });
  writeFileSync(file, JSON.stringify({ commit, results }, null, 2));
}

console.log(`\nCommit ${commit}`);
for (const [title, { passed, failed, seconds }] of Object.entries(results)) {
  console.log(
    `${title.padEnd(42)}${String(passed).padStart(6)} passed ${failed} failed ${String(seconds).padStart(5)} s`,
  );
}
process.exit(Object.values(results).some(({ failed }) => failed > 0) ? 1 : 0);

/** Runs `npm test`, logs its output, and returns the counts of its last line. */
async function execute({ args, env, busy }, log) {
  const began = performance.now();
  const other = busy ? spawn(process.execPath, ['-e', 'for (;;);']) : undefined;
  const child = spawn(process.execPath, ['scripts/test.mjs', ...args], { cwd: root, env: { ...process.env, ...env } });
  const output = createWriteStream(log);
  let last = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      process.stdout.write(chunk);
      output.write(chunk);
      last = (last + chunk).slice(-2000);
    });
  }
  await new Promise((done) => child.on('close', done));
  other?.kill();
  output.end();
  const [, passed = 0, failed = 1] = /(\d+) passed, (\d+) failed\n$/.exec(last) ?? [];
  return { passed: Number(passed), failed: Number(failed), seconds: Math.round((performance.now() - began) / 1000) };
}
