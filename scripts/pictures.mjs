// `npm run pictures` takes the information pages' pictures of a purchase, in every language and theme. Arguments:
// `--built` uses the existing Storybook; names of pictures select these.
import { join } from 'node:path';
import { findBrowser, findChineseFont } from './browser.mjs';
import { checkNode, install, root, run, step, typescriptArgs } from './prepare.mjs';

const names = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));

checkNode();
install();
const browser = await findBrowser({ whole: true });
findChineseFont();
if (!process.argv.includes('--built')) {
  step('Building the Storybook (a minute or two)');
  run('npm', ['run', '--silent', 'build:storybook'], { why: 'The Storybook build' });
}
step('Taking the pictures');
run(process.execPath, [...typescriptArgs, join(root, 'tests', 'visual', 'stepPictures.ts'), ...names], {
  env: { CHROMIUM_PATH: browser },
  why: 'Taking the pictures',
});
