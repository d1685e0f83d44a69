import { type EventSummary, scriptLangs } from '@first-gong/domain';
import type { Text } from './text/index.js';

/** Props of an event's `Poster`. */
export const posterOf = (
  { lang }: Pick<Text, 'lang'>,
  { posterSeed, interest, posterLines }: Pick<EventSummary, 'posterSeed' | 'interest' | 'posterLines'>,
) => ({ seed: posterSeed, interest, lines: posterLines, lang: scriptLangs[lang] });
