import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build, type InlineConfig } from 'vite';
import { installApp, tried } from '../../library/outside.js';

export const parts = ['Button', 'TextField', 'Select', 'Dialog', 'Tabs', 'Calendar', 'Toast'] as const;
export type Part = (typeof parts)[number];

interface Library {
  name: string;
  sample: string;
  lacks: readonly Part[];
  /** Says whether a component needs the provider. The app of one component then contains it. */
  needsProvider: (part: Part) => boolean;
  /** Style sheets of a page with these components, in order. */
  sheets: (of: readonly Part[]) => string[];
}

const unique = (names: string[]) => [...new Set(names)];

/** The sheets that the documentation of Mantine lists for each component. */
const mantineSheets: Record<Part, string[]> = {
  Button: ['UnstyledButton', 'Loader', 'Button'],
  TextField: ['Input'],
  Select: ['ScrollArea', 'UnstyledButton', 'Popover', 'CloseButton', 'Input', 'Combobox'],
  Dialog: ['ScrollArea', 'UnstyledButton', 'Paper', 'CloseButton', 'Overlay', 'ModalBase', 'Modal'],
  Tabs: ['UnstyledButton', 'Tabs'],
  Calendar: ['UnstyledButton'],
  Toast: ['UnstyledButton', 'Paper', 'CloseButton', 'Loader', 'Notification'],
};

export const libraries: readonly [ours: Library, ...peers: Library[]] = [
  {
    name: 'First Gong',
    sample: 'ours',
    lacks: [],
    needsProvider: (part) => part === 'Select' || part === 'Calendar',
    sheets: (of) => ['base', ...of.map((part) => `styles/${part}`)].map((name) => `@first-gong/ui/dist/${name}.css`),
  },
  {
    name: 'Mantine',
    sample: 'mantine',
    lacks: [],
    needsProvider: () => true,
    sheets: (of) => [
      ...['baseline', 'default-css-variables', 'global'].map((name) => `@mantine/core/styles/${name}.css`),
      ...unique(of.flatMap((part) => mantineSheets[part])).map((name) => `@mantine/core/styles/${name}.css`),
      ...(of.includes('Calendar') ? ['@mantine/dates/styles.css'] : []),
      ...(of.includes('Toast') ? ['@mantine/notifications/styles.css'] : []),
    ],
  },
  { name: 'React Aria', sample: 'aria', lacks: [], needsProvider: () => false, sheets: () => [] },
  {
    name: 'Radix Themes',
    sample: 'radix',
    lacks: ['Calendar', 'Toast'],
    needsProvider: () => true,
    sheets: () => ['@radix-ui/themes/styles.css'],
  },
];

const samples = fileURLToPath(new URL('.', import.meta.url));

/** Installs the packed library and its peers in a folder outside the repository. */
export function install(folder: string): void {
  installApp(folder, {
    dependencies: {
      ...tried('react', 'react-dom', 'react-aria-components', '@internationalized/date'),
      '@mantine/core': '9.8.1',
      '@mantine/dates': '9.8.1',
      '@mantine/hooks': '9.8.1',
      '@mantine/notifications': '9.8.1',
      '@radix-ui/themes': '3.3.0',
      dayjs: '1.11.23',
    },
    devDependencies: {},
  });
  for (const name of ['page', 'server', ...libraries.map(({ sample }) => sample)]) {
    cpSync(join(samples, `${name}.jsx.txt`), join(folder, `${name}.jsx`));
  }
  const districts = Array.from({ length: 10 }, (_, index) => ({ value: `${index}`, label: `District ${index}` }));
  writeFileSync(join(folder, 'data.js'), `export const districts = ${JSON.stringify(districts)};\n`);
}

/** All samples are built alike, with React Aria in English alone. */
const common = (root: string, sample: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [{ ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    alias: [
      { find: './sample', replacement: join(root, `${sample}.jsx`) },
      { find: './data', replacement: join(root, 'data.js') },
    ],
    dedupe: ['react', 'react-dom'],
  },
});

const brotli = (text: string) => brotliCompressSync(text).length / 1024;
const sheetsText = (folder: string, sheets: readonly string[]) =>
  sheets.map((path) => readFileSync(join(folder, 'node_modules', path), 'utf8')).join('');

/** Kilobytes of an app with one component, compressed with Brotli: script without React, and styles if it has any. */
export async function bytesOf(
  folder: string,
  library: Library,
  part: Part,
): Promise<{ script: number; styles?: number }> {
  const names = library.needsProvider(part) ? ['Provider', part] : [part];
  const entry = join(folder, `${library.sample}-${part}.js`);
  writeFileSync(entry, `export { ${names.join(', ')} } from './${library.sample}.jsx';\n`);
  const result = await build({
    ...common(folder, library.sample),
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?($|\/)/,
        output: { format: 'es' },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite returned several builds.');
  const script = result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  const sheets = library.sheets([part]);
  return { script: brotli(script), ...(sheets.length > 0 && { styles: brotli(sheetsText(folder, sheets)) }) };
}

/** Builds a page that can draw every component of a library, and returns its HTML. */
export async function pageOf(folder: string, library: Library): Promise<string> {
  const result = await build({
    ...common(folder, library.sample),
    build: { write: false, modulePreload: false, rolldownOptions: { input: join(folder, 'page.jsx') } },
  });
  if (!('output' in result)) throw new Error('Vite returned several builds.');
  const script = result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  const styles = sheetsText(folder, library.sheets(parts.filter((part) => !library.lacks.includes(part))));
  return [
    '<!doctype html><html lang="en" data-theme="default" data-size="16"><meta charset="utf-8"><title>Bench</title>',
    `<style>${styles}</style><body><div id="root"></div>`,
    `<script type="module">${script.replaceAll('</script', '<\\/script')}</script>`,
  ].join('\n');
}

/** Builds the server's module of a library, and returns its path. */
export async function serverOf(folder: string, library: Library): Promise<string> {
  const outDir = join(folder, `server-${library.sample}`);
  await build({
    ...common(folder, library.sample),
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: { outDir, ssr: join(folder, 'server.jsx'), rolldownOptions: { output: { entryFileNames: 'server.mjs' } } },
  });
  return join(outDir, 'server.mjs');
}
