import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang, RouteName } from '@first-gong/domain';
import { type FontFile, fontFile, hasFile } from './fontFiles.js';
import { parseStyles, type Root, usedStyles, write } from './usedStyles.js';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The files of the build that a page needs: its CSS, of which the document holds a part, and the script that takes over. */
export interface PageAssets {
  /** The rules that markup of the page uses below a root. */
  cssOf: (html: string, root: Root) => string;
  /** Addresses of the whole CSS, which comes with the script. */
  cssFiles: string[];
  /** The fonts with a file, which come after the first picture. */
  fontFiles: FontFile[];
  /** The same fonts as rules of CSS, for a browser without script. */
  fontRules: string;
  /** The entry. */
  script: string;
  /** The part that is the page itself. */
  page: string;
  /** The list of pages. A page asks for it when a link leads on; without a network it comes from what is kept. */
  pageList: string;
  /** Parts of the script, words among them, that the browser would otherwise find only one after the other. */
  preload: string[];
}

/** The source file of an area's words, as the manifest names it. */
export const wordsFile = (area: string, lang: Lang) => `../../packages/i18n/src/areas/${area}/${lang}.ts`;

/** The source file of the list of a language's words, as the manifest names it. */
export const languageFile = (lang: Lang) => `../../packages/i18n/src/languages/${lang}.ts`;

/** The source file of the list of pages, as the manifest names it. */
const pageListFile = 'src/app/pageFiles.ts';

/** The source file of the content of an information page, as the manifest names it. Other pages have no such file. */
export const contentFile = (route: RouteName, lang: Lang) => `../../packages/i18n/src/content/${route}/${lang}.md?raw`;

/** Reads the build's manifest once. The function it returns takes the source files of a page and of its parts, such as its words. */
export function createAssets(clientDir: string): (page: string, parts: readonly string[]) => PageAssets {
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

  return (page, parts) => {
    const name = [page, ...parts].join(' ');
    const cached = assetsByPage.get(name);
    if (cached) return cached;
    const entry = manifest['src/main.tsx'];
    if (!entry) throw new Error('The manifest has no src/main.tsx. Run npm run build.');
    // The entry first, then the page: in this order the browser would have met their styles.
    const keys = new Set<string>();
    collect('src/main.tsx', keys);
    collect(page, keys);
    for (const file of parts) collect(file, keys);
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
      pageList: `/${manifest[pageListFile]?.file}`,
      preload: [...new Set(chunks.map(({ file }) => `/${file}`))].filter((file) => file !== `/${entry.file}`),
    };
    assetsByPage.set(name, assets);
    return assets;
  };
}
