import { type Lang, langs, type RouteName } from '@first-gong/domain';
import { type InfoContent, loadContent } from '@first-gong/i18n/content';

/** A page's content in three languages. */
export async function contentsOf(name: RouteName): Promise<Record<Lang, InfoContent>> {
  const loaded = await Promise.all(langs.map(async (lang) => [lang, await loadContent(lang, name)] as const));
  return Object.fromEntries(loaded) as Record<Lang, InfoContent>;
}

/** Much longer text than the design expects. */
export const withLongWords = (content: InfoContent): InfoContent => ({
  ...content,
  title: `${content.title} ${content.title} ${content.title}`,
  lead: [...content.lead, ' ', ...content.lead, ' ', ...content.lead],
  sections: content.sections.map((section) => ({
    ...section,
    title: `${section.title} ${section.title}`,
    blocks: section.blocks.map((block) =>
      block.kind === 'question' ? { ...block, title: `${block.title} ${block.title} ${block.title}` } : block,
    ),
  })),
});
