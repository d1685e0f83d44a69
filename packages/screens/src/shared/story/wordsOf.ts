import type { Lang } from '@first-gong/domain';
import { type Area, createPageFormat, createTranslate } from '@first-gong/i18n';
import { loadAllWords } from '@first-gong/i18n/load';
import type { Text } from '../text/index.js';

/** The words and formats in the language of the toolbar, for the steps of a story. */
export async function wordsOf(globals: Record<string, unknown>): Promise<Text<Area>> {
  const lang = globals.lang as Lang;
  return { lang, t: createTranslate(lang, await loadAllWords(lang)), format: createPageFormat(lang) };
}
