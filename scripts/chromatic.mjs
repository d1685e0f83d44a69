// `npm run chromatic` uploads the catalogue to Chromatic. Without a project token it prints a line and succeeds.
import { join } from 'node:path';
import { root, run } from './prepare.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'CHROMATIC_PROJECT_TOKEN is not set, so nothing was sent. Set it to the token of your Chromatic project.',
  );
  process.exit(0);
}
run('npm', ['run', 'build:storybook']);
run(join(root, 'node_modules', '.bin', 'chromatic'), [
  '--storybook-build-dir',
  'storybook-static',
  '--exit-zero-on-changes',
]);
