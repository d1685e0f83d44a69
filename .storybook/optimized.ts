import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const aria = dirname(createRequire(import.meta.url).resolve('react-aria-components'));

/**
 * Dependencies that Vite optimizes before the first test. A dependency found later reloads the page, and running tests
 * fail ("Failed to fetch dynamically imported module").
 */
export const optimized = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-hook-form',
  'react-dom/client',
  'react-dom/server',
  '@internationalized/date',
  '@radix-ui/react-dialog',
  '@radix-ui/react-tabs',
  'rosetta',
  'superstruct',
  'swr',
  'uqr',
  'wouter/use-browser-location',
  ...readdirSync(aria).flatMap((file) =>
    /^\w+\.mjs$/.test(file) && file !== 'index.mjs' ? `react-aria-components/${file.slice(0, -4)}` : [],
  ),
];
