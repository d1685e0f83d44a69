/// <reference types="vite/types/importMeta.d.ts" />
import type { Lang } from '@first-gong/domain';
import type { Area } from './areas.js';
import type { Dictionary } from './text.js';

/** Every file of `areas/` as a chunk of its own. Vite finds them; code that Vite does not build imports the files. */
const files = import.meta.glob<Dictionary[Area]>('./areas/*/*.ts', { import: 'words' });

/** Loads areas in one language. */
export async function loadWords<Name extends Area>(
  lang: Lang,
  areas: readonly Name[],
): Promise<Pick<Dictionary, Name>> {
  const loaded = await Promise.all(
    areas.map(async (area) => {
      const file = `./areas/${area}/${lang}.ts`;
      const load = files[file];
      if (!load) throw new Error(`No ${file}`);
      return [area, await load()] as const;
    }),
  );
  return Object.fromEntries(loaded) as Pick<Dictionary, Name>;
}

/** Loads every area in one language, for stories and tests. */
export const loadAllWords = (lang: Lang): Promise<Dictionary> =>
  loadWords(
    lang,
    Object.keys(files)
      .filter((file) => file.endsWith(`/${lang}.ts`))
      .map((file) => file.split('/')[2] as Area),
  );
