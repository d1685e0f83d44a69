// `npm run visual`: compares pictures of a chosen set of stories with those that were last looked at, in the modes that
// Chromatic would use. `npm run visual -- --update` takes them anew. The built Storybook must be there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findChineseFont } from './browser.mjs';
import { root, run, stop } from './prepare.mjs';

if (!existsSync(join(root, 'storybook-static', 'iframe.html')))
  stop('There is no built Storybook: npm run build:storybook.');

const browser = await findBrowser();
findChineseFont();
const said = (command, ...args) => spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';
/** What decides how a picture of the same page looks. */
const machine = {
  platform: process.platform,
  browser: /\d+/.exec(said(browser, '--version', '--no-sandbox'))?.[0] ?? 'unknown',
  font: said('fc-match', 'sans-serif:lang=zh-hk', 'family').trim() || 'the system\u2019s',
};
const record = join(root, 'tests', 'visual', 'baselines', 'machine.json');
const update = process.argv.includes('--update');

if (!update && !existsSync(record)) {
  stop('There are no pictures to compare with yet. Take them with: npm run visual -- --update');
}
if (!update) {
  const made = JSON.parse(readFileSync(record, 'utf8'));
  const differs = Object.keys(made).filter((key) => made[key] !== machine[key]);
  if (differs.length > 0) {
    const which = differs.map((key) => `${key} ${machine[key]} instead of ${made[key]}`).join(', ');
    console.log(`Nothing was compared: this machine has ${which}, and every picture would differ by that alone.`);
    console.log('Renew them on this one with: npm run visual -- --update');
    process.exit(0);
  }
}
run(
  join(root, 'node_modules', '.bin', 'playwright'),
  ['test', '-c', 'tests/visual/playwright.config.ts', ...(update ? ['--update-snapshots'] : [])],
  {
    // The modes come from the table of themes in packages/ui, read from its source.
    env: { CHROMIUM_PATH: browser, NODE_OPTIONS: '--conditions=first-gong-source' },
    why: 'The comparison of pictures',
  },
);
if (update) writeFileSync(record, `${JSON.stringify(machine, null, 2)}\n`);
