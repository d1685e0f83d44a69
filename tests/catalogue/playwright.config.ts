import { defineConfig } from '@playwright/test';
import { launchOptions } from '../browser.js';

/** Checks the built Storybook as a designer and an auditor meet it: its pages, its toolbar and its links. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/catalogue',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  // A page of the catalogue takes long to appear while other tests keep the machine busy.
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
    // Playwright keeps the free port in the variable, and the workers read this file again.
    wait: { stdout: /127\.0\.0\.1:(?<CATALOGUE_PORT>\d+)/ },
  },
});
