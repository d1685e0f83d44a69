import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { optimized } from './optimized.js';

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.stories.tsx', '../packages/*/src/**/*.mdx', './**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `react-docgen-typescript` does not run on TypeScript 7.
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
        // The "use client" directives of libraries have no meaning here, because everything runs in the browser.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
        checks: { bundlerTimings: false },
      },
    },
  }),
};

export default config;
