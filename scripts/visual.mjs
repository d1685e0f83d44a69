// `npm run visual` compares pictures of a few stories with the approved pictures, in the modes of Chromatic.
// `npm run visual -- --update` replaces the approved pictures. It needs a built Storybook.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findChineseFont } from './browser.mjs';
import { root, run, stop } from './prepare.mjs';

if (!existsSync(join(root, 'storybook-static', 'iframe.html')))
  stop('There is no built Storybook: npm run build:storybook.');

const browser = await findBrowser({ whole: true });
findChineseFont();
const outputOf = (command, ...args) => spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';
/** The properties of the machine that change how a page is drawn. */
const machine = {
  platform: process.platform,
  browser: /\d+/.exec(outputOf(browser, '--version', '--no-sandbox'))?.[0] ?? 'unknown',
  font: outputOf('fc-match', 'sans-serif:lang=zh-hk', 'family').trim() || 'the system\u2019s',
};
const record = join(root, 'tests', 'visual', 'baselines', 'machine.json');
const update = process.argv.includes('--update');

if (!update && !existsSync(record)) {
  stop('There are no approved pictures yet. Take them with: npm run visual -- --update');
}
if (!update) {
  const made = JSON.parse(readFileSync(record, 'utf8'));
  const differs = Object.keys(made).filter((key) => made[key] !== machine[key]);
  if (differs.length > 0) {
    const which = differs.map((key) => `${key} ${machine[key]} instead of ${made[key]}`).join(', ');
    console.log(`Nothing was compared: this machine has ${which}, so every picture would differ.`);
    console.log('Take the pictures again on this machine with: npm run visual -- --update');
    process.exit(0);
  }
}
run(
  join(root, 'node_modules', '.bin', 'playwright'),
  ['test', '-c', 'tests/visual/playwright.config.ts', ...(update ? ['--update-snapshots'] : [])],
  {
    // The modes come from the table of themes in the source of packages/ui.
    env: { CHROMIUM_PATH: browser, NODE_OPTIONS: '--conditions=first-gong-source' },
    why: 'The comparison of pictures',
  },
);
if (update) writeFileSync(record, `${JSON.stringify(machine, null, 2)}\n`);
