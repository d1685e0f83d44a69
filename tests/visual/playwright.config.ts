import { defineConfig } from '@playwright/test';
import { launchOptions } from '../browser.js';

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
    baseURL: `http://127.0.0.1:${process.env.VISUAL_PORT}`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  webServer: {
    command: 'node serve.mjs',
    // Playwright keeps the free port in the variable, and the workers read this file again.
    wait: { stdout: /127\.0\.0\.1:(?<VISUAL_PORT>\d+)/ },
  },
});
