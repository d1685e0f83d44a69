import type { Lang } from '@first-gong/domain';
import { loadWords } from '@first-gong/i18n/load';
import { type ComponentType, lazy } from 'react';
import { loadPart } from '../data/loadPart.js';
import { withWords } from './pages.js';
import type { SitePartProps } from './SiteParts.js';

const loaded = new Map<Lang, ComponentType<SitePartProps>>();
const components = new Map<Lang, ComponentType<SitePartProps>>();

/** The source file of the parts, for the styles that a document with one of them holds. */
export const sitePartFile = 'src/app/SiteParts.tsx';

/** Loads the parts with their words. A document that has one of them is taken over when they are there. */
export async function loadSiteParts(lang: Lang): Promise<ComponentType<SitePartProps>> {
  const [{ SitePart }, words] = await loadPart(() =>
    Promise.all([import('./SiteParts.js'), loadWords(lang, ['site'])]),
  );
  const Part = loaded.get(lang) ?? withWords(SitePart, lang, words);
  loaded.set(lang, Part);
  return Part;
}

/** The component of the parts, always the same one: lazy unless they are loaded. */
export function sitePartIn(lang: Lang): ComponentType<SitePartProps> {
  const component =
    components.get(lang) ?? loaded.get(lang) ?? lazy(async () => ({ default: await loadSiteParts(lang) }));
  components.set(lang, component);
  return component;
}
