/** Takes screenshots of the purchase steps from stories, at phone size. Arguments: names of pictures. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { langs } from '@first-gong/domain';
import { chromium } from '@playwright/test';
import { launchOptions } from '../browser.js';
import { serveCatalogue } from '../storyPage.js';
import { pictureSize, pictureThemes, stepPictures, stepTextsFile, textsInView } from './steps.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'apps', 'storefront', 'public', 'steps');

mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
for (const file of readdirSync(folder)) {
  if (!Object.hasOwn(stepPictures, file.split('-')[0] ?? '')) rmSync(join(folder, file));
}

const { origin, close } = await serveCatalogue();
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({
  viewport: pictureSize,
  // Sharp enough for phones, at half the file size of factor 2.
  deviceScaleFactor: 1.5,
  reducedMotion: 'reduce',
});
const session = await page.context().newCDPSession(page);
let bytes = 0;
const texts: Record<string, string[]> = {};
for (const [name, { story, top }] of Object.entries(stepPictures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const lang of langs) {
    for (const theme of pictureThemes) {
      const globals = `lang:${lang};theme:${theme}`;
      await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
      await page.locator('main h1').waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page
        .locator(top)
        .first()
        .evaluate((element) => {
          element.scrollIntoView({ block: 'start' });
          window.scrollBy(0, -12);
        });
      // Playwright does not support WebP, which is half the size of JPEG here.
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 50 });
      const picture = Buffer.from(data, 'base64');
      bytes += picture.length;
      writeFileSync(join(folder, `${name}-${lang}-${theme}.webp`), picture);
    }
    texts[`${name}-${lang}`] = await page.evaluate(textsInView);
  }
}
if (wanted.length === 0) writeFileSync(stepTextsFile, `${JSON.stringify(texts, null, 2)}\n`);
await browser.close();
close();
process.stdout.write(`${readdirSync(folder).length} pictures, ${Math.round(bytes / 1024)} kB, in ${folder}\n`);
