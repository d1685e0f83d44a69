import type { Lang } from '@first-gong/domain';
import { loadWords } from '@first-gong/i18n/load';
import { type ComponentType, lazy } from 'react';
import { loadPart } from '../data/loadPart.js';
import { withWords } from './pages.js';
import type { SessionEndProps } from './SessionEnd.js';

/** The source file of the part, and the areas of its words: the document of a member's page asks for them. */
export const sessionEndFile = 'src/app/SessionEnd.tsx';
export const sessionEndAreas = ['session', 'errors'] as const;

let LoadedSessionEnd: ComponentType<SessionEndProps> | undefined;

/** `SessionEnd` with its words, in the language of the document. A visitor has no session and does not load them. */
export function sessionEndIn(lang: Lang): ComponentType<SessionEndProps> {
  LoadedSessionEnd ??= lazy(async () => {
    const [{ SessionEnd }, words] = await loadPart(() =>
      Promise.all([import('./SessionEnd.js'), loadWords(lang, sessionEndAreas)]),
    );
    return { default: withWords(SessionEnd, lang, words) };
  });
  return LoadedSessionEnd;
}
