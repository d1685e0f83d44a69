import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The files of the build that a page needs: its CSS, which the document holds, and the script that takes over. */
export interface PageAssets {
  css: string;
  /** Addresses of the inlined CSS, so that the script does not fetch it again. */
  cssFiles: string[];
  /** The entry. */
  script: string;
  /** Parts that the browser would otherwise find only one after the other. */
  preload: string[];
}

/** Reads the build's manifest once. The function it returns takes the source files of a page and of a part of it. */
export function createAssets(clientDir: string): (page: string, part?: string) => PageAssets {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(clientDir, 'manifest.json'), 'utf8'));
  const assetsByPage = new Map<string, PageAssets>();

  const collect = (key: string, seen: Set<string>): void => {
    if (seen.has(key)) return;
    for (const next of manifest[key]?.imports ?? []) collect(next, seen);
    seen.add(key);
  };

  return (page, part = '') => {
    const cached = assetsByPage.get(page + part);
    if (cached) return cached;
    const entry = manifest['src/main.tsx'];
    if (!entry) throw new Error('The manifest has no src/main.tsx: build the storefront first.');
    // The entry first, then the page: in this order the browser would have met their styles.
    const keys = new Set<string>();
    collect('src/main.tsx', keys);
    collect(page, keys);
    collect(part, keys);
    const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
    const cssFiles = [...new Set(chunks.flatMap(({ css }) => css ?? []))];
    const assets: PageAssets = {
      css: cssFiles.map((file) => readFileSync(join(clientDir, file), 'utf8')).join(''),
      cssFiles: cssFiles.map((file) => `/${file}`),
      script: `/${entry.file}`,
      preload: [...new Set(chunks.map(({ file }) => `/${file}`))].filter((file) => file !== `/${entry.file}`),
    };
    assetsByPage.set(page + part, assets);
    return assets;
  };
}

/** The font of the numerals, which every page shows. */
export function fontFile(clientDir: string): string | undefined {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(clientDir, 'manifest.json'), 'utf8'));
  return Object.values(manifest).find(({ file }) => file.endsWith('.woff2'))?.file;
}
