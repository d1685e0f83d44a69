import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { optimized } from './optimized.js';

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.stories.tsx', '../packages/*/src/**/*.mdx', './**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other docgen of Storybook does not run on TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    resolve: { ...vite.resolve, conditions: ['first-gong-source', 'module', 'browser', 'development|production'] },
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...optimized] },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 3000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // "use client" of the libraries means nothing in a catalogue that is all client.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
        checks: { bundlerTimings: false },
      },
    },
  }),
};

export default config;
