import type { Lang } from '@first-gong/domain';
import { type Area, createPageFormat, createTranslate } from '@first-gong/i18n';
import { loadAllWords } from '@first-gong/i18n/load';
import type { Text } from '../text/index.js';

/** Text and formats in the toolbar's language, for play functions. */
export async function wordsOf(globals: Record<string, unknown>): Promise<Text<Area>> {
  const lang = globals.lang as Lang;
  return { lang, t: createTranslate(lang, await loadAllWords(lang)), format: createPageFormat(lang) };
}
