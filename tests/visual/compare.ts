/**
 * Compares screenshots of all stories with those of an earlier build on this machine. Screens on phone and desktop in
 * two languages, components once.
 *
 * Arguments: `--take` stores the screenshots of this build; parts of story ids select stories.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lang } from '@first-gong/domain';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../browser.js';
import {
  drawn,
  type Entry,
  newStoryPage,
  openStory,
  readEntries,
  replaceStory,
  serveCatalogue,
  twoFrames,
} from '../storyPage.js';

interface View {
  lang: Lang;
  widths: number[];
  stories: Entry[];
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = fileURLToPath(new URL('../../.cache/pictures', import.meta.url));
const args = process.argv.slice(2);
const take = args.includes('--take');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const [before, now] = [join(folder, 'before'), join(folder, 'now')];

const stories = Object.values(readEntries()).filter(
  ({ id, type }) => type === 'story' && (wanted.length === 0 || wanted.some((part) => id.includes(part))),
);
const isScreen = ({ title }: Entry) => title.startsWith('Screens/');
const screens = stories.filter(isScreen);
const views: View[] = [
  { lang: 'zh_hk', widths: [390, 1440], stories: screens },
  { lang: 'en_us', widths: [390, 1440], stories: screens },
  { lang: 'en_us', widths: [800], stories: stories.filter((story) => !isScreen(story)) },
];

/** Takes every second story, so that two workers have the same stories in each run. */
async function picture(browser: Browser, origin: string, { lang, widths, stories: all }: View, half: 0 | 1) {
  const page = await newStoryPage(browser);
  const mine = all.filter((_, index) => index % 2 === half);
  for (const [index, { id }] of mine.entries()) {
    if (index === 0) {
      await openStory(page, origin, id, lang);
      // A picture of a long page would lack the parts that Chromium has not laid out.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    } else {
      // After a key, a focus by script has its ring in every run.
      await page.keyboard.press('F9');
      await replaceStory(page, id);
    }
    const failure = await drawn(page, id);
    if (failure.length > 0) throw new Error(`${id}: ${failure.join()}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(twoFrames);
      const path = join(take ? before : now, `${id}-${lang}-${width}.png`);
      await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide', timeout: 120_000 });
    }
  }
  await page.close();
}

const names = views.flatMap(({ lang, widths, stories: ofView }) =>
  ofView.flatMap(({ id }) => widths.map((width) => `${id}-${lang}-${width}.png`)),
);
if (names.length === 0) {
  say(`No id of a story contains ${wanted.join(' or ')}.`);
  process.exit(1);
}
rmSync(take ? before : now, { recursive: true, force: true });
mkdirSync(take ? before : now, { recursive: true });
const { origin, close } = await serveCatalogue();
// Partial rasters smooth the edges of a changed part differently from run to run.
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, '--disable-partial-raster'],
});
for (const view of views) await Promise.all([picture(browser, origin, view, 0), picture(browser, origin, view, 1)]);
await browser.close();
close();

if (take) {
  say(`${names.length} pictures taken. After a change: npm run build:storybook && npm run visual`);
} else {
  const known = names.filter((name) => existsSync(join(before, name)));
  const changed = known.filter((name) => !readFileSync(join(before, name)).equals(readFileSync(join(now, name))));
  const row = (name: string) =>
    `<h2>${name}</h2><img src="before/${name}" alt="Before"> <img src="now/${name}" alt="Now">`;
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Changed pictures</title><style>img{max-width:45vw;vertical-align:top;border:1px solid}</style>${changed.map(row).join('\n')}`,
  );
  for (const name of changed) say(`Changed: ${name}`);
  say(`${known.length} compared, ${changed.length} changed, ${names.length - known.length} new.`);
  if (changed.length > 0) say(`See ${join(folder, 'index.html')}`);
  if (known.length === 0) say('Nothing was compared. Take pictures of an earlier build: npm run visual -- --take');
  process.exit(known.length === 0 || changed.length > 0 ? 1 : 0);
}
