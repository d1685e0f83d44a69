/**
 * The size of each entry of the built library: minified, gzip, without React, with React Aria in our three languages.
 * `npm run library` writes the list into `packages/ui/sizes.md`, so that the diff shows every change of it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build } from 'vite';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** The names of the exported components. Each is an entry. */
export const componentEntries = (): string[] => readdirSync(`${dist}/components`).sort();

/** Returns the bytes that a page loads when it uses everything of these entries. */
export async function sizeOf(components: readonly string[]): Promise<number> {
  const page = 'virtual:page';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: dist,
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === page ? `\0${page}` : null),
        load: (id) =>
          id === `\0${page}`
            ? components
                .map(
                  (name) =>
                    `export *${components.length > 1 ? ` as ${name}` : ''} from '${dist}/components/${name}/index.js';`,
                )
                .join('\n')
            : null,
      },
      { ...optimizeLocales.vite({ locales: ['en-US', 'zh-CN', 'zh-TW'] }), enforce: 'pre' },
    ],
    // Builds for production, whatever the environment of this process.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: page,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?($|\/)/,
        output: { format: 'es' },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite answered something else than one build.');
  return result.output.reduce(
    (sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0),
    0,
  );
}

/** The entries with the large behaviours of React Aria and Radix, as a page with forms and dialogs has them. */
const widgets = ['Button', 'Calendar', 'ComboBox', 'DateField', 'Dialog', 'Menu', 'Select', 'Tabs', 'Toast'];

/** The limits of these entries in kB of 1,024 bytes. Every other entry has its line in sizes.md as its limit. */
export const limits = { Button: 13, Dialog: 14, Tabs: 10, ComboBox: 55, Calendar: 34, widgets: 125 } as const;

/** Returns the bytes of every entry, of the widgets on one page, and of everything on one page. */
export async function sizes(): Promise<Record<string, number>> {
  const all = componentEntries();
  const measured: Record<string, number> = {};
  for (const name of all) measured[name] = await sizeOf([name]);
  measured.widgets = await sizeOf(widgets);
  measured.everything = await sizeOf(all);
  return measured;
}

export const kilobytes = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;

/** Returns the kilobytes of style sheets of `dist` on one page, gzipped. */
export const sheetsOf = (...names: string[]): number => {
  const text = names.map((name) => readFileSync(`${dist}/${name}.css`, 'utf8')).join('');
  return kilobytes(gzipSync(text, { level: 9 }).length);
};

/** Returns the list as a Markdown page. */
export function sizesPage(measured: Record<string, number>): string {
  const limitOf = (name: string) => Object.entries(limits).find(([limited]) => limited === name)?.[1] ?? '';
  const sheetOf = (name: string) => {
    if (name === 'everything') return sheetsOf('style');
    return sheetsOf(...(name === 'widgets' ? ['base', ...widgets.map(single)] : [single(name)]));
  };
  const rows = Object.entries(measured).map(
    ([name, bytes]) => `| ${name} | ${kilobytes(bytes)} | ${limitOf(name)} | ${sheetOf(name)} |`,
  );
  return [
    '# What each entry costs',
    '',
    'Kilobytes (1,024 bytes) of script over React, minified and gzipped, with React Aria in English and the two kinds of Chinese.',
    `Entries share what they have in common: \`widgets\` is ${widgets.join(', ')} on one page, \`everything\` is every entry on one page.`,
    '',
    `Styles, gzipped: \`style.css\`, the sheet of all components, has ${sheetsOf('style')} kB. With single sheets a page loads \`base.css\` (${sheetsOf('base')} kB) once and the sheet of each component, so a page with a Button loads ${sheetsOf('base', single('Button'))} kB. \`reset.css\` has ${sheetsOf('reset')} kB. Sheets contain the styles of the components that they use, which on one page compress together. For \`widgets\` the sheets include \`base.css\`; for \`everything\` the sheet is \`style.css\`.`,
    '',
    'Made by `npm run library`.',
    '',
    '| Entry | Script | at most | Sheet |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** The path of a component's own sheet in `dist`. */
export const single = (component: string): string => `styles/${component}`;
