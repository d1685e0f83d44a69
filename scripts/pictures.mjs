// `npm run pictures` takes the pictures of a purchase that the information pages show, in every language and theme.
// Argument: `--built` uses the Storybook that is there.
import { join } from 'node:path';
import { findBrowser, findChineseFont } from './browser.mjs';
import { checkNode, install, root, run, step, typescriptArgs } from './prepare.mjs';

checkNode();
install();
const browser = await findBrowser();
findChineseFont();
if (!process.argv.includes('--built')) {
  step('Building the Storybook (a minute or two)');
  run('npm', ['run', '--silent', 'build:storybook'], { why: 'The Storybook build' });
}
step('Taking the pictures');
run(process.execPath, [...typescriptArgs, join(root, 'tests', 'visual', 'stepPictures.ts')], {
  env: { CHROMIUM_PATH: browser },
  why: 'Taking the pictures',
});
