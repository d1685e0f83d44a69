import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.js';
import { instant } from './instant.js';

// The servers start at `instant` in this moment of the machine's clock. The workers read this file too.
process.env.E2E_STARTED ??= String(Date.now());

/**
 * The storefront and its API on fresh data. Tests that move the clock use the second server, tests that change the whole
 * site the third; the fourth has the provider's calls alone. Each takes a free port, and Playwright keeps it in the variable.
 */
const server = (variable: string, env: Record<string, string> = {}, command = 'node e2e/server.mjs') => ({
  command,
  wait: { stdout: new RegExp(`First Gong 開鑼 +http://127\\.0\\.0\\.1:(?<${variable}>\\d+)`) },
  env: { PORT: '0', FAKE_NOW: new Date(instant).toISOString(), ...env },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
});
const at = (variable: string) => `http://127.0.0.1:${process.env[variable]}`;

/** Gray, maintenance, weather, hot event, wish list on and off. */
const siteTests = ['service.spec.ts', 'waitingRoom.spec.ts', 'wishList.spec.ts'];

/** The end-to-end tests run against the production build. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Tests must not fail only because the machine is busy.
  expect: { timeout: 20_000 },
  timeout: 120_000,
  reporter: [['list'], ['json'], ['./repeatReporter.ts']],
  globalSetup: './e2e/globalSetup.ts',
  grep: new RegExp(process.env.TEST_TAG ?? ''),
  projects: [
    // Two projects whose tests run one after another: each test turns the clock of its server, or changes what all of its
    // pages show. They come first, because they often wait: the other worker has the tests of the shop meanwhile.
    {
      name: 'clock',
      testMatch: 'clock.spec.ts',
      workers: 1,
      fullyParallel: false,
      use: { baseURL: at('E2E_CLOCK_PORT') },
    },
    { name: 'site', testMatch: siteTests, workers: 1, fullyParallel: false, use: { baseURL: at('E2E_SITE_PORT') } },
    { name: 'provider', testMatch: 'provider.spec.ts', use: { baseURL: at('E2E_PROVIDER_PORT') } },
    { name: 'shop', testIgnore: ['clock.spec.ts', 'provider.spec.ts', ...siteTests], use: { baseURL: at('E2E_PORT') } },
  ],
  use: {
    browserName: 'chromium',
    launchOptions,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-HK',
    timezoneId: process.env.TEST_TIME_ZONE ?? 'Asia/Hong_Kong',
    // Animations take a twelfth of the time. A test about movement asks for it with `test.use`.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test takes a fifth of the time, only to be thrown away. `--trace on` shows how a failed test went.
    screenshot: 'only-on-failure',
  },
  webServer: [
    server('E2E_PORT'),
    server('E2E_CLOCK_PORT'),
    server('E2E_SITE_PORT', {
      CHAT_SCRIPT: 'https://chat.example/chat.js',
      FIREWALL_SCRIPT: 'https://firewall.example/firewall.js',
      SOCIAL_LINKS: 'Gong Club=https://social.example/gong',
    }),
    server(
      'E2E_PROVIDER_PORT',
      { NODE_ENV: 'production' },
      'node --conditions=first-gong-source --import tsx e2e/providerServer.ts',
    ),
  ],
});
