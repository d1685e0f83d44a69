import type { Lang } from '@first-gong/domain';
import { loadWords } from '@first-gong/i18n/load';
import type { ComponentType } from 'react';
import { withWords } from '../app/pages.js';
import { loadPart } from '../data/loadPart.js';
import type { RegistrationProps } from './Registration.js';

const loaded = new Map<Lang, ComponentType<RegistrationProps>>();

/** Loads the form of the registration with its words: who only logs in, as most people do, does not wait for them. */
export async function loadRegistration(lang: Lang): Promise<ComponentType<RegistrationProps>> {
  const [{ Registration }, words] = await loadPart(() =>
    Promise.all([import('./Registration.js'), loadWords(lang, ['register', 'profile'])]),
  );
  const Part = loaded.get(lang) ?? withWords(Registration, lang, words);
  loaded.set(lang, Part);
  return Part;
}
