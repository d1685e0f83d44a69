import { createFold, hongKongVariants } from '@first-gong/domain';
import { type InfoBlock, type InfoSection, plainText } from '@first-gong/i18n/content';

/** 裡 is the form of the Traditional texts, 裏 that of many keyboards in Hong Kong. */
const fold = createFold([...hongKongVariants, ['裡', '里']]);

/** Dates have a character without width that keeps them on one line. Nobody types it. */
const folded = (text: string) => fold(text.replaceAll('\u2060', ''));

const isQuestion = ({ kind }: InfoBlock) => kind === 'question';

/** The sections with the questions whose words or answer have every term of a search. Sections without any are left out. */
export function findQuestions(sections: readonly InfoSection[], words: string): InfoSection[] {
  const terms = folded(words).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [...sections];
  const fits = (block: InfoBlock) => {
    const text = folded(plainText(block));
    return isQuestion(block) && terms.every((term) => text.includes(term));
  };
  return sections
    .map((section) => ({ ...section, blocks: section.blocks.filter(fits) }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** The number of questions in sections. */
export const countQuestions = (sections: readonly InfoSection[]): number =>
  sections.reduce((count, { blocks }) => count + blocks.filter(isQuestion).length, 0);
