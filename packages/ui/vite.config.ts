import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';

const src = fileURLToPath(new URL('./src', import.meta.url));
const components = readdirSync(`${src}/components`)
  .map((name) => `${src}/components/${name}/index.ts`)
  .filter(existsSync);
const icons = readdirSync(`${src}/icons`).map((file) => `${src}/icons/${file}`);

/** TypeScript refuses `import '…/style.css'` of a file that nothing declares. */
const declareStyles: Plugin = {
  name: 'declare-styles',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'style.css.d.ts', source: 'export {};\n' });
  },
};

/** The library: a module of JavaScript for each of ours, one style sheet and the font. Types come from tsc. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), declareStyles],
  base: './',
  // The font lies beside the style sheet; Vite would count from the module that names it.
  experimental: { renderBuiltUrl: (filename) => `./${filename}` },
  build: {
    target: 'es2022',
    minify: false,
    cssMinify: true,
    lib: {
      entry: [`${src}/theme/index.ts`, `${src}/theme/vars.ts`, `${src}/theme/themes.ts`, ...components, ...icons],
      formats: ['es'],
      cssFileName: 'style',
    },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      external: /^(react|react-dom|react-aria-components|@radix-ui|@internationalized|@vanilla-extract|uqr)($|\/)/,
      output: { preserveModules: true, preserveModulesRoot: src, entryFileNames: '[name].js' },
    },
  },
});
