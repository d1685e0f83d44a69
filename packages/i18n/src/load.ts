import type { Lang } from '@first-gong/domain';
import type { Area } from './areas.js';
import type { Dictionary } from './text.js';

/** File lists by language. A page loads one list, because a document has one language. */
const languages = {
  en_us: () => import('./languages/en_us.js'),
  zh_hk: () => import('./languages/zh_hk.js'),
  zh_cn: () => import('./languages/zh_cn.js'),
} as const satisfies Record<Lang, unknown>;

/** Texts of the document. */
let given: Partial<Dictionary> = {};
/** Text files by area, which the document names. */
let named: Partial<Record<Area, string>> = {};

/** Sets a document's texts, and the addresses of its text files, so that the list of all files can wait. */
export const setWords = (texts: typeof given, addresses: typeof named): void => {
  given = texts;
  named = addresses;
};

async function loadArea(lang: Lang, area: Area): Promise<unknown> {
  if (given[area]) return given[area];
  const address = named[area];
  if (address) return (await import(/* @vite-ignore */ address)).words;
  const { files } = await languages[lang]();
  const file = `../areas/${area}/${lang}.ts`;
  const load = files[file];
  if (!load) throw new Error(`No ${file}`);
  return load();
}

/** Loads some areas in one language. */
export async function loadWords<Name extends Area>(
  lang: Lang,
  areas: readonly Name[],
): Promise<Pick<Dictionary, Name>> {
  const loaded = await Promise.all(areas.map(async (area) => [area, await loadArea(lang, area)] as const));
  return Object.fromEntries(loaded) as Pick<Dictionary, Name>;
}

/** Loads all areas in one language, for stories and tests. */
export async function loadAllWords(lang: Lang): Promise<Dictionary> {
  const { files } = await languages[lang]();
  return loadWords(
    lang,
    Object.keys(files).map((file) => file.split('/')[2] as Area),
  );
}
