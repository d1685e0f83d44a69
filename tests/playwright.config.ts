import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.js';
import { instant } from './instant.js';

// Servers start at `instant` now. Workers read this file too.
process.env.E2E_STARTED ??= String(Date.now());

/**
 * Storefront and API with fresh data: shared, for clock tests, for site-wide settings, and with the provider's calls
 * only. Playwright stores each free port in its variable.
 */
const server = (variable: string, env: Record<string, string> = {}, command = 'node e2e/server.mjs') => ({
  command,
  wait: { stdout: new RegExp(`First Gong 開鑼 +http://127\\.0\\.0\\.1:(?<${variable}>\\d+)`) },
  env: { PORT: '0', FAKE_NOW: new Date(instant).toISOString(), ...env },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
});
const at = (variable: string) => `http://127.0.0.1:${process.env[variable]}`;

/** Tests of grayscale, maintenance, weather, hot event and wish list. */
const siteTests = ['service.spec.ts', 'waitingRoom.spec.ts', 'wishList.spec.ts'];

/** End-to-end tests of the production build. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Slow machines must not fail tests.
  expect: { timeout: 20_000 },
  timeout: 120_000,
  reporter: [['list'], ['json'], ['./repeatReporter.ts']],
  globalSetup: './e2e/globalSetup.ts',
  grep: new RegExp(process.env.TEST_TAG ?? ''),
  projects: [
    // Projects whose tests run in sequence, because they change clock or site. They come first, because they often wait
    // while the other worker tests the shop.
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
    // Shortens animations to a twelfth. Tests of movement override it with `test.use`.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces take a fifth of the time. `--trace on` records one.
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
