// `npm run accessibility`: builds the Storybook, runs the matrix over it and says where the report is.
// Parts of story ids as arguments check only those: `npm run accessibility -- components-dialog`.
import { join } from 'node:path';
import { findBrowser, findChineseFont } from './browser.mjs';
import { checkNode, install, root, run, step, typescriptArgs } from './prepare.mjs';

checkNode();
install();
const browser = await findBrowser();
findChineseFont();
step('Building the Storybook (a minute or two)');
run('npm', ['run', '--silent', 'build:storybook'], { why: 'The Storybook build' });
step('Checking every story');
run(process.execPath, [...typescriptArgs, join(root, 'tests', 'accessibility', 'run.ts'), ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: browser },
  why: 'The matrix',
});
