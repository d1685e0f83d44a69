import type { Lang, RouteName } from '@first-gong/domain';
import { type InfoContent, loadContent } from '@first-gong/i18n/content';

const loaded = new Map<string, InfoContent>();

/** Loads an information page's content before its first rendering: the route's `prepare`. */
export async function prepareContent(name: RouteName, lang: Lang): Promise<void> {
  const key = `${lang} ${name}`;
  if (!loaded.has(key)) loaded.set(key, await loadContent(lang, name));
}

/** The content that `prepareContent` has loaded. */
export function contentOf(name: RouteName, lang: Lang): InfoContent {
  const content = loaded.get(`${lang} ${name}`);
  if (!content) throw new Error(`The content of ${name} is not prepared`);
  return content;
}
