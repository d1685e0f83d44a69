import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { guides } from './scripts/guides.js';
import { cssTarget, identifiers, singleSheets } from './scripts/sheets.js';
import { useClient } from './scripts/useClient.js';

const src = fileURLToPath(new URL('./src', import.meta.url));
const components = readdirSync(`${src}/components`)
  .map((name) => `${src}/components/${name}/index.ts`)
  .filter(existsSync);
const icons = readdirSync(`${src}/icons`).map((file) => `${src}/icons/${file}`);
const words = readdirSync(`${src}/words`).map((file) => `${src}/words/${file}`);

/** TypeScript rejects `import '…/style.css'` of a file without a declaration. */
const declareStyles: Plugin = {
  name: 'declare-styles',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'style.css.d.ts', source: 'export {};\n' });
  },
};

/** The library has one JavaScript module per source module, one style sheet and the font. tsc writes the types. */
export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers }), singleSheets(components), useClient, declareStyles, guides],
  base: './',
  // The font is beside the style sheet. Without this, Vite writes its path relative to the module that names it.
  experimental: { renderBuiltUrl: (filename) => `./${filename}` },
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: true,
    cssMinify: true,
    cssTarget,
    lib: {
      entry: [
        `${src}/theme/sheets.ts`,
        `${src}/theme/index.ts`,
        `${src}/followLinks.ts`,
        ...components,
        ...icons,
        ...words,
      ],
      formats: ['es'],
      cssFileName: 'style',
    },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      external:
        /^(react|react-dom|react-aria-components|@radix-ui|@react-stately|@internationalized|@vanilla-extract|@csstools|uqr)($|\/)/,
      // The package has the sources themselves.
      output: {
        preserveModules: true,
        preserveModulesRoot: src,
        entryFileNames: '[name].js',
        sourcemapExcludeSources: true,
      },
    },
  },
});
