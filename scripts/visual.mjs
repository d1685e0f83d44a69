// `npm run visual` compares all stories with pictures of an earlier build, which `-- --take` takes. It needs a built
// Storybook; parts of story ids select stories.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findChineseFont } from './browser.mjs';
import { root, run, stop, typescriptArgs } from './prepare.mjs';

if (!existsSync(join(root, 'storybook-static', 'iframe.html')))
  stop('Storybook is not built. Run npm run build:storybook.');
findChineseFont();
run(process.execPath, [...typescriptArgs, join(root, 'tests', 'visual', 'compare.ts'), ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: await findBrowser() },
  why: 'The comparison of pictures',
});
