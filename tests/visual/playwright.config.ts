import { defineConfig } from '@playwright/test';
import { launchOptions } from '../browser.js';
import { freePort } from '../freePort.js';

// The workers read this file too and must use the port that the first process chose.
process.env.VISUAL_PORT ??= String(await freePort());
const port = Number(process.env.VISUAL_PORT);

/** Compares pictures of a few stories with the approved pictures. `scripts/visual.mjs` runs this. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['json']],
  expect: { toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.002 } },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  webServer: {
    command: `node serve.mjs ${port}`,
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
