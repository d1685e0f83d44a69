import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang, RouteName } from '@first-gong/domain';
import type { Area } from '@first-gong/i18n';
import type { PageState } from '../src/app/state.js';
import { type FontFile, fontFile, hasFile } from './fontFiles.js';
import { parseStyles, type Root, usedStyles, write } from './usedStyles.js';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The files of the build that a page needs. */
export interface PageAssets {
  /** The rules that the page's markup uses below a root. */
  cssOf: (html: string, root: Root) => string;
  /** Addresses of the whole CSS, which loads with the script. */
  cssFiles: string[];
  /** The fonts with a file, which load after the first paint. */
  fontFiles: FontFile[];
  /** The same fonts as CSS rules, for browsers without script. */
  fontRules: string;
  script: string;
  /** The address of the page's own script. */
  page: string;
  /** The addresses of the page's texts. */
  wordFiles: NonNullable<PageState['wordFiles']>;
  /** Addresses of the lists of pages and of texts. The worker of offline tickets keeps the files that a document names. */
  lists: string[];
  /** Scripts that the browser would otherwise discover one after the other. */
  parts: string[];
}

/** The source file of an area's texts, as in the manifest. */
const wordsFile = (area: string, lang: Lang) => `../../packages/i18n/src/areas/${area}/${lang}.ts`;

/** The source file of a language's text list, as in the manifest. */
const languageFile = (lang: Lang) => `../../packages/i18n/src/languages/${lang}.ts`;

/** As in the manifest. */
const pageListFile = 'src/app/pageFiles.ts';

/** The source file of an information page's content, as in the manifest. Other pages have none. */
export const contentFile = (route: RouteName, lang: Lang) => `../../packages/i18n/src/content/${route}/${lang}.md?raw`;

/** Reads the build's manifest once. The returned function takes the source file of a page, its texts, and its parts. */
export function createAssets(
  clientDir: string,
): (page: string, lang: Lang, areas: readonly Area[], parts: readonly string[]) => PageAssets {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const stylesOf = (file: string) => parseStyles(readFileSync(join(clientDir, file), 'utf8'));
  const fonts = stylesOf('fonts.css');
  const fontFiles = fonts.filter(hasFile);
  const assetsByPage = new Map<string, PageAssets>();

  const collect = (key: string, seen: Set<string>): void => {
    if (seen.has(key)) return;
    for (const next of manifest[key]?.imports ?? []) collect(next, seen);
    seen.add(key);
  };

  return (page, lang, areas, otherParts) => {
    const texts = areas.map((area) => [area, wordsFile(area, lang)] as const);
    const name = [page, ...texts, ...otherParts].join(' ');
    const cached = assetsByPage.get(name);
    if (cached) return cached;
    const entry = manifest['src/main.tsx'];
    if (!entry) throw new Error('The manifest has no src/main.tsx. Run npm run build.');
    // The entry before the page, to keep the order of their styles.
    const keys = new Set<string>();
    collect('src/main.tsx', keys);
    collect(page, keys);
    for (const file of otherParts) collect(file, keys);
    const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
    const cssFiles = [...new Set(chunks.flatMap(({ css }) => css ?? []))];
    const blocks = [...fonts.filter((rule) => !hasFile(rule)), ...cssFiles.flatMap(stylesOf)];
    const assets: PageAssets = {
      cssOf: (html, root) => usedStyles(blocks, html, root),
      cssFiles: cssFiles.map((file) => `/${file}`),
      fontFiles: fontFiles.map(fontFile),
      fontRules: fontFiles.map(write).join(''),
      script: `/${entry.file}`,
      page: `/${manifest[page]?.file}`,
      wordFiles: Object.fromEntries(texts.map(([area, file]) => [area, `/${manifest[file]?.file}`])),
      lists: [pageListFile, languageFile(lang)].map((file) => `/${manifest[file]?.file}`),
      parts: [...new Set(chunks.map(({ file }) => `/${file}`))].filter((file) => file !== `/${entry.file}`),
    };
    assetsByPage.set(name, assets);
    return assets;
  };
}
