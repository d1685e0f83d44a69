import { defineConfig } from '@playwright/test';
import { launchOptions } from '../browser.js';

/** Tests the built Storybook: pages, toolbar and links. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/catalogue',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  // Pages appear slowly while other tests run.
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json'], ['../repeatReporter.ts']],
  use: {
    baseURL: `http://127.0.0.1:${process.env.CATALOGUE_PORT}`,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  webServer: {
    command: 'node serve.mjs',
    // Playwright stores the free port in the variable, and workers read this file again.
    wait: { stdout: /127\.0\.0\.1:(?<CATALOGUE_PORT>\d+)/ },
  },
});
