/**
 * Every story of the built Storybook in three themes, small windows, spaced text, under a finger
 * and in forced colours; the stories of screens in three languages and three text sizes as well. Writes one report.
 * Arguments: parts of story ids, to check only those; `--counts=FILE` for the test runner's sum.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import sirv from 'sirv';
import { axeAndGrey, forcedColours, reflow, targets, textSpacing } from './checks.js';
import { exceptions } from './exceptions.js';
import { type Finding, reportPage } from './report.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const catalogue = join(root, 'storybook-static');
const reportFile = join(root, '.cache', 'accessibility', 'report.html');
const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const countsFile = args.find((arg) => arg.startsWith('--counts='))?.slice('--counts='.length);

const themes = ['default', 'night', 'bw'] as const;
const sizes = [14, 16, 18] as const;
const languages = ['zh_hk', 'en_us', 'zh_cn'] as const;

interface Story {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

const { entries } = JSON.parse(readFileSync(join(catalogue, 'index.json'), 'utf8')) as {
  entries: Record<string, Story>;
};
const stories = Object.values(entries).filter(
  ({ id, type }) => type === 'story' && (wanted.length === 0 || wanted.some((part) => id.includes(part))),
);

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const axeVersion: string = JSON.parse(readFileSync(require.resolve('axe-core/package.json'), 'utf8')).version;

const checks = {
  axe: 'axe finds nothing; texts keep their contrast in grey',
  reflow: 'Nothing scrolls sideways at 320 px, which is 1280 px at 400 % (WCAG 1.4.10)',
  'text spacing': 'Lines, letters and words set apart cut nothing off (WCAG 1.4.12)',
  targets: 'What a finger touches is 44 px or more (WCAG 2.5.5)',
  'forced colours': 'States differ without our colours; nothing but pictures keeps its own',
  renders: 'The story is drawn and its steps pass',
} as const;
type Check = keyof typeof checks;

const findings: Finding[] = [];
const counts = new Map<Check, number>();

/** Counts a check and keeps what it says. */
function note(story: Story, check: Check, where: string, sentences: string[]): void {
  counts.set(check, (counts.get(check) ?? 0) + 1);
  for (const says of sentences)
    findings.push({ story: story.id, title: `${story.title} / ${story.name}`, check, where, says });
}

const setRoot = (page: Page, theme: string, size: number) =>
  page.evaluate(
    ([name, px]) => {
      document.documentElement.dataset.theme = String(name);
      document.documentElement.dataset.size = String(px);
    },
    [theme, size],
  );

interface Preview {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** Opens a story and waits until its steps are done. */
async function open(page: Page, origin: string, story: Story, lang: string): Promise<string[]> {
  const globals = `lang:${lang};theme:default;fontSize:16;grayscale:off;a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
  const phase = await page.waitForFunction(() => {
    const now = (window as unknown as Preview).__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return ['completed', 'finished', 'errored', 'aborted'].includes(now ?? '') ? now : undefined;
  });
  const last = await phase.jsonValue();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return last === 'errored' || last === 'aborted' ? [`the story ${last}`] : [];
}

/** Whether the page is under a finger or a mouse; media queries follow. */
const touch = (cdp: CDPSession, on: boolean) =>
  cdp.send('Emulation.setTouchEmulationEnabled', { enabled: on, maxTouchPoints: on ? 5 : 1 });

async function checkStory(page: Page, cdp: CDPSession, origin: string, story: Story): Promise<void> {
  const isScreen = story.id.startsWith('screens-');
  for (const lang of isScreen ? languages : [languages[0]]) {
    await page.setViewportSize({ width: 1280, height: 900 });
    note(story, 'renders', lang, await open(page, origin, story, lang));
    await page.evaluate(axeSource);
    for (const theme of themes) {
      await setRoot(page, theme, 16);
      note(story, 'axe', `${lang}, ${theme}, 16 px`, await page.evaluate(axeAndGrey));
    }
    for (const size of isScreen ? ([14, 18] as const) : []) {
      await setRoot(page, 'default', size);
      note(story, 'axe', `${lang}, default, ${size} px`, await page.evaluate(axeAndGrey));
    }

    await page.setViewportSize({ width: 320, height: 640 });
    for (const size of sizes) {
      await setRoot(page, 'default', size);
      note(story, 'reflow', `${lang}, ${size} px`, await page.evaluate(reflow));
    }
    await setRoot(page, 'default', 16);
    note(story, 'text spacing', `${lang}, 320 px wide`, await page.evaluate(textSpacing));
    if (lang !== languages[0]) continue;

    await page.setViewportSize({ width: 390, height: 800 });
    await touch(cdp, true);
    note(story, 'targets', '390 px wide, touch', await page.evaluate(targets));
    await touch(cdp, false);

    await page.setViewportSize({ width: 1280, height: 900 });
    note(story, 'text spacing', `${lang}, 1280 px wide`, await page.evaluate(textSpacing));
    await page.emulateMedia({ forcedColors: 'active' });
    note(story, 'forced colours', '1280 px wide', await page.evaluate(forcedColours));
    await page.emulateMedia({ forcedColors: 'none' });
  }
}

async function worker(browser: Browser, origin: string, queue: Story[]): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  // tsx names functions by a helper of its own, which the page has not got.
  await page.addInitScript('globalThis.__name = (value) => value');
  const cdp = await page.context().newCDPSession(page);
  for (let story = queue.shift(); story !== undefined; story = queue.shift()) {
    try {
      await checkStory(page, cdp, origin, story);
    } catch (error) {
      note(story, 'renders', 'the run', [String(error).slice(0, 400)]);
    }
  }
  await page.close();
}

const serve = sirv(catalogue, { etag: true, maxAge: 3600 });
const server = createServer((request, response) => serve(request, response, () => void response.writeHead(404).end()));
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const queue = [...stories];
await Promise.all([1, 2].map(() => worker(browser, origin, queue)));
const version = browser.version();
await browser.close();
server.close();

const excuse = (finding: Finding) =>
  exceptions.find(
    ({ check, story, says }) => check === finding.check && story === finding.story && finding.says.includes(says),
  );
const excepted = findings.flatMap((finding) => {
  const exception = excuse(finding);
  return exception ? [{ finding, reason: exception.reason, date: exception.date }] : [];
});
const left = findings.filter((finding) => !excuse(finding));
const checked = (Object.keys(checks) as Check[]).map((check) => ({
  check,
  what: checks[check],
  runs: counts.get(check) ?? 0,
}));
const runs = checked.reduce((sum, each) => sum + each.runs, 0);
const failed = new Set(left.map(({ story, check, where }) => `${story} ${check} ${where}`)).size;

mkdirSync(dirname(reportFile), { recursive: true });
writeFileSync(
  reportFile,
  reportPage({
    at: new Date().toISOString(),
    browser: `Chromium ${version}`,
    axe: axeVersion,
    stories: stories.length,
    counts: checked,
    findings: left,
    excepted,
  }),
);
if (countsFile) writeFileSync(countsFile, JSON.stringify({ passed: runs - failed, failed }));
for (const { title, check, where, says } of left.slice(0, 30))
  console.log(`${title} — ${check} (${where}): ${says}`.slice(0, 400));
console.log(`${stories.length} stories, ${runs} checks, ${failed} failed. Report: ${reportFile}`);
process.exit(failed > 0 ? 1 : 0);
