import { matcherOf } from '@first-gong/domain';
import { type InfoBlock, type InfoSection, plainText } from './parse.js';

const isQuestion = ({ kind }: InfoBlock) => kind === 'question';

/**
 * Sections with the questions that contain every search term in the question or its answer. Empty sections are omitted.
 */
export function findQuestions(sections: readonly InfoSection[], words: string): InfoSection[] {
  if (words.trim() === '') return [...sections];
  const hasWords = matcherOf(words);
  const fits = (block: InfoBlock) => isQuestion(block) && hasWords(plainText(block));
  return sections
    .map((section) => ({ ...section, blocks: section.blocks.filter(fits) }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** The number of questions in sections. */
export const countQuestions = (sections: readonly InfoSection[]): number =>
  sections.reduce((count, { blocks }) => count + blocks.filter(isQuestion).length, 0);
