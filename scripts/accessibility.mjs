// `npm run accessibility` builds the Storybook, runs the matrix and prints the report's path. Arguments: parts of story
// ids (`-- layout-dialog`); `--all` for every mode of the screens.
import { join } from 'node:path';
import { findBrowser, findChineseFont } from './browser.mjs';
import { checkNode, install, root, run, step, typescriptArgs } from './prepare.mjs';

checkNode();
install();
const browser = await findBrowser();
findChineseFont();
step('Building the Storybook (a minute or two)');
run('npm', ['run', '--silent', 'build:storybook'], { why: 'The Storybook build' });
step('Checking the stories');
run(process.execPath, [...typescriptArgs, join(root, 'tests', 'accessibility', 'run.ts'), ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: browser },
  why: 'The matrix',
});
