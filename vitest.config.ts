import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { optimized } from './.storybook/optimized.js';
import { inlineScripts } from './apps/storefront/inlineScripts.js';
import { launchOptions } from './tests/browser.js';

const provider = playwright({ launchOptions });
const conditions = ['first-gong-source', 'module', 'browser', 'development|production'];

/** Tests without a browser. */
const inNode = {
  plugins: [inlineScripts],
  resolve: { conditions: ['first-gong-source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['first-gong-source', 'module', 'node', 'development|production'] } },
};
/** Tests must not fail only because the machine is busy. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 60_000 } } };
/** Random inputs are the same in every run. */
const unit = {
  ...patient,
  environment: 'node' as const,
  setupFiles: ['./tests/seed.ts'],
};
/** Tests that replace or reset modules for everything that runs with them. `lint/isolatedMocks.grit` requires the name. */
const replacing = ['{packages,apps,fake-api,tests}/**/*.isolated.test.ts'];

/** Vitest leaves one core free by default, which is half of a two-core machine. */
const cores = availableParallelism();

/** Stories with their steps and axe. */
const stories = () => ({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider,
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

/** The plugin of the stories takes 5 seconds of processor time to start, so runs of other projects leave it out. */
const { project: asked = [] } = parseArgs({
  strict: false,
  options: { project: { type: 'string', multiple: true } },
}).values;
const withStories = asked.length === 0 || !asked.every((name) => /^(unit|components|library|browsers)/.test(`${name}`));

export default defineConfig({
  test: {
    maxWorkers: cores,
    projects: [
      {
        ...inNode,
        test: {
          ...unit,
          name: 'unit',
          // Importing the packages again for each file takes as long as the tests.
          isolate: false,
          include: [
            'packages/{domain,contract,i18n}/src/**/*.test.ts',
            'packages/ui/src/**/*.test.ts',
            'fake-api/src/**/*.test.ts',
            'apps/storefront/{src,server,inline}/**/*.test.ts',
            '.storybook/**/*.test.ts',
            'tests/{repository,api,purchase,robustness,conformance}/**/*.test.ts',
          ],
          exclude: replacing,
        },
      },
      { ...inNode, test: { ...unit, name: 'unit-isolated', include: replacing } },
      {
        test: {
          ...patient,
          name: 'library',
          environment: 'node',
          // They install and build whole apps. Beside another build, one took more than five minutes.
          testTimeout: 300_000,
          hookTimeout: 900_000,
          // These tests start their own browser.
          include: ['tests/{library,accessibility}/**/*.test.ts'],
        },
      },
      // The same, in Firefox and WebKit.
      { ...inNode, test: { ...unit, name: 'browsers', testTimeout: 300_000, include: ['tests/browsers/*.test.ts'] } },
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { conditions },
        // For vanilla-extract's compiler.
        environments: { ssr: inNode.ssr },
        optimizeDeps: { include: optimized },
        test: {
          ...patient,
          name: 'components',
          include: ['packages/{ui,screens}/src/**/*.test.tsx', 'apps/storefront/src/**/*.test.tsx'],
          // One page per worker loads the modules once, which halves the time. The setup file restores what tests change.
          isolate: false,
          setupFiles: ['./.storybook/components.setup.ts'],
          // A worker waits for the browser half of the time, so one worker more than cores keeps the cores busy.
          maxWorkers: cores + 1,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      ...(withStories ? [stories()] : []),
    ],
  },
});
