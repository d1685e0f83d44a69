/**
 * Checks every story of the built Storybook and writes a report. Components run in all themes and text sizes; screens
 * share a covering array (`visits.ts`).
 *
 * Arguments: parts of story ids; `--all` for all modes of screens; `--counts=FILE` for the summary of `npm test`;
 * `--changed=FILE,FILE` for stories that import these files.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { commitOf } from '../../scripts/commit.mjs';
import { launchOptions } from '../browser.js';
import { catalogue, newStoryPage, readEntries, serveCatalogue } from '../storyPage.js';
import { type AuditPage, type Check, checkStory, checks, type Note } from './checkStory.js';
import { pageChecksSource, type WithChecks, type WithRules } from './checks.js';
import { exceptions } from './exceptions.js';
import { type Finding, type MatrixRun, reportPage } from './report.js';
import { type Visit, visitsOf } from './visits.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = join(root, '.cache', 'accessibility');
const reportFile = join(reports, 'report.html');
const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const countsFile = args.find((arg) => arg.startsWith('--counts='))?.slice('--counts='.length);

const changedFiles = args
  .find((arg) => arg.startsWith('--changed='))
  ?.slice('--changed='.length)
  .split(',');

const entries = readEntries();
const forAll = /^(\.storybook|tests\/accessibility)\/|^package-lock\.json$/;
const affected = changedFiles?.some((file) => forAll.test(file))
  ? undefined
  : changedFiles && importersOf(changedFiles);
const stories = Object.values(entries).filter(
  ({ id, type, importPath }) =>
    type === 'story' &&
    (wanted.length === 0 || wanted.some((part) => id.includes(part))) &&
    (!affected || affected.has(importPath) || affected.has('./.storybook/preview.tsx')),
);

/** The files (`./path`) and all modules that import them, from the build statistics. */
function importersOf(files: string[]): Set<string> {
  const { modules } = JSON.parse(readFileSync(join(catalogue, 'preview-stats.json'), 'utf8')) as {
    modules: { name: string; reasons?: { moduleName: string }[] }[];
  };
  const importers = new Map(modules.map(({ name, reasons = [] }) => [name, reasons]));
  const found = new Set(files.map((file) => `./${file}`));
  // The loop also visits entries that are added during it.
  for (const file of found) for (const { moduleName } of importers.get(file) ?? []) found.add(moduleName);
  return found;
}

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const axeVersion: string = JSON.parse(readFileSync(require.resolve('axe-core/package.json'), 'utf8')).version;

const findings: Finding[] = [];
const counts = new Map<Check, number>();
const knownFrames = new Set<string>();

/** Stories per page load. */
const storiesPerPage = 300;

/** Time-out of a visit in milliseconds. The longest takes a few seconds. */
const visitLimit = 60_000;

/** Storybook's highlights read all styles after each change, which is slow. */
function withoutHighlights() {
  let features = {};
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (given) => {
      features = { ...given, highlight: false };
    },
  });
}

async function openAuditPage(browser: Browser, origin: string): Promise<AuditPage> {
  const page = await newStoryPage(browser);
  await page.addInitScript(`${axeSource}\n${pageChecksSource}`);
  await page.addInitScript(withoutHighlights);
  return { page, cdp: await page.context().newCDPSession(page), origin, knownFrames };
}

/** Processes the queue. A finding counts only if a fresh page reproduces it. */
async function worker(browser: Browser, origin: string, queue: Visit[]): Promise<void> {
  let auditPage = await openAuditPage(browser, origin);
  let before = 0;
  let lang = '';
  for (let visit = queue.shift(); visit !== undefined; visit = queue.shift()) {
    if (queue.length % 100 === 0) console.log(`${queue.length} left`);
    let notes = await notesOf(auditPage, visit, before === 0 || visit.lang !== lang);
    const faulty = notes.some(({ sentences }) => sentences.length > 0);
    if (faulty) {
      // Chromium may hang on this page, so closing is not awaited.
      auditPage.page.close().catch((error) => console.log(String(error)));
      auditPage = await openAuditPage(browser, origin);
      notes = await notesOf(auditPage, visit, true);
    }
    before = faulty ? 0 : (before + 1) % storiesPerPage;
    lang = visit.lang;
    keep(visit.id, notes);
  }
  await auditPage.page.close();
}

/** Notes of a visit. Exceptions and time-outs become findings. */
async function notesOf(auditPage: AuditPage, visit: Visit, own: boolean): Promise<Note[]> {
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${visitLimit / 1000} seconds`)), visitLimit);
  });
  try {
    return await Promise.race([checkStory(auditPage, visit, own), stuck]);
  } catch (error) {
    return [{ check: 'renders', where: 'the run', sentences: [String(error).slice(0, 400)] }];
  } finally {
    clearTimeout(timer);
  }
}

/** axe rules of the matrix, read from an empty page. */
async function rulesOf(browser: Browser, origin: string): Promise<MatrixRun['rules']> {
  const { page } = await openAuditPage(browser, origin);
  await page.goto(`${origin}/nothing`);
  const rules = await page.evaluate(async () => {
    await (window as unknown as WithChecks).pageChecks.axeAndGrey(null);
    return (window as unknown as WithRules).axeRules ?? [];
  });
  await page.close();
  return rules;
}

function keep(story: string, notes: Note[]): void {
  const title = `${entries[story]?.title} / ${entries[story]?.name}`;
  for (const { check, where, sentences } of notes) {
    counts.set(check, (counts.get(check) ?? 0) + 1);
    findings.push(...sentences.map((says) => ({ story, title, check, where, says })));
    for (const says of sentences) console.log(`${title} — ${check} (${where}): ${says}`.slice(0, 400));
  }
}

const { origin, close } = await serveCatalogue();
const browser = await chromium.launch(launchOptions);
const rules = await rulesOf(browser, origin);
const queue = visitsOf(stories, args.includes('--all'));
// One worker more than cores, because workers often wait for a frame.
await Promise.all(Array.from({ length: availableParallelism() + 1 }, () => worker(browser, origin, queue)));
const version = browser.version();
await browser.close();
close();

const exceptionFor = (finding: Finding) =>
  exceptions.find(
    ({ check, story, says }) => check === finding.check && story === finding.story && finding.says.includes(says),
  );
const excepted = findings.flatMap((finding) => {
  const exception = exceptionFor(finding);
  return exception ? [{ finding, reason: exception.reason, date: exception.date }] : [];
});
const left = findings.filter((finding) => !exceptionFor(finding));
const checked = (Object.keys(checks) as Check[]).map((check) => ({
  check,
  what: checks[check],
  runs: counts.get(check) ?? 0,
}));
const runs = checked.reduce((sum, each) => sum + each.runs, 0);
const failed = new Set(left.map(({ story, check, where }) => `${story} ${check} ${where}`)).size;

const run: MatrixRun = {
  at: new Date().toISOString(),
  commit: commitOf(root),
  only: wanted,
  browser: `Chromium ${version}`,
  axe: axeVersion,
  rules,
  stories: stories.length,
  counts: checked,
  findings: left,
  excepted,
};
mkdirSync(reports, { recursive: true });
writeFileSync(reportFile, reportPage(run));
// The Evidence pages of Storybook read this file.
writeFileSync(join(reports, 'report.json'), JSON.stringify(run));
if (countsFile) writeFileSync(countsFile, JSON.stringify({ passed: runs - failed, failed }));
for (const id of new Set(left.map(({ story }) => story))) console.log(`Repeat: npm run accessibility -- ${id}`);
console.log(`${stories.length} stories, ${runs} checks, ${failed} failed. Report: ${reportFile}`);
process.exit(failed > 0 ? 1 : 0);
