import type { Lang } from '@first-gong/domain';
import { loadWords } from '@first-gong/i18n/load';
import { type ComponentType, lazy } from 'react';
import { loadPart } from '../data/loadPart.js';
import type { HeldSeatsProps } from './HeldSeats.js';
import { withWords } from './pages.js';

let LoadedHeldSeats: ComponentType<HeldSeatsProps> | undefined;

/** `HeldSeats` with its words, in the language of the document. Only a member who holds seats loads them. */
export function heldSeatsIn(lang: Lang): ComponentType<HeldSeatsProps> {
  LoadedHeldSeats ??= lazy(async () => {
    const [{ HeldSeats }, words] = await loadPart(
      () => Promise.all([import('./HeldSeats.js'), loadWords(lang, ['heldSeats'])]),
      'report',
    );
    return { default: withWords(HeldSeats, lang, words) };
  });
  return LoadedHeldSeats;
}
