import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { withFilter } from 'vite';
import { optimized } from './optimized.js';
import { remarkPlugins } from './remark.mjs';
import { runnableSamples } from './samples.js';
import { virtualModules } from './virtualModules.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The last accessibility report, if any. */
const reports = here('../.cache/accessibility');

const config: StorybookConfig = {
  // Docs pages come before stories, because Storybook keeps this order within a title.
  stories: ['./**/*.mdx', '../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  // Adds a docs page with all states to every screen.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options);
        return entries.map((entry) =>
          entry.title?.startsWith('Screens/') ? { ...entry, tags: [...(entry.tags ?? []), 'autodocs'] } : entry,
        );
      },
    })),
  // Reads samples from source, because the build minifies component names.
  features: { experimentalCodeExamples: true },
  staticDirs: [
    { from: '../packages/ui/tokens', to: '/tokens' },
    { from: '../apps/storefront/public/steps', to: '/steps' },
    ...(existsSync(reports) ? [{ from: '../.cache/accessibility', to: '/accessibility' }] : []),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `react-docgen-typescript` does not support TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      // It parses a file once more, and only these have components.
      withFilter(vite.plugins ?? [], {
        pluginNamePattern: ['storybook:react-docgen-plugin'],
        transform: { id: /\.tsx$/ },
      }),
      vanillaExtractPlugin(),
      runnableSamples,
      virtualModules,
    ],
    resolve: { ...vite.resolve, conditions: ['first-gong-source', 'module', 'browser', 'development|production'] },
    // For vanilla-extract's compiler.
    environments: {
      ...vite.environments,
      ssr: { resolve: { conditions: ['first-gong-source', 'module', 'node', 'development|production'] } },
    },
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...optimized] },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 3000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Ignores "use client" directives, which have no meaning in the browser.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        output: {
          // One file instead of hundreds, because each frame of a contact sheet loads all of them.
          codeSplitting: { groups: [{ name: 'shop', test: /\/packages\/(?!.*\.(stories\.tsx|mdx)$)/ }] },
        },
      },
    },
  }),
};

export default config;
