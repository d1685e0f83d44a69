/** The samples that the pages of components show. */
import type { Lang } from '@first-gong/domain';
import type { StoryContext } from 'storybook/internal/types';
import { sampleIn } from '../sampleLanguage.js';

interface StoryWithSample {
  parameters?: { docs?: { source?: { sample?: string } } };
  argTypes?: object;
}

const textOf = ({ parameters }: StoryWithSample): string => parameters?.docs?.source?.sample ?? '';

/** The sample of a story in the language of the toolbar. */
export const sampleOf = (story: StoryWithSample, lang: Lang): string => sampleIn(textOf(story), lang);

/** The story that shows how a component is used: where its value comes from its parent, a sample that keeps the value. */
export function firstSample<Story extends StoryWithSample>(stories: readonly Story[]): Story | undefined {
  const isControlled = stories.some(({ argTypes = {} }) => 'onChange' in argTypes || 'onOpenChange' in argTypes);
  return (isControlled ? stories.find((story) => textOf(story).includes('useState')) : undefined) ?? stories[0];
}

/** The code below a story of a page. Stories of screens have the code of Storybook. */
export const transformSample = (code: string, { parameters, globals }: StoryContext): string =>
  textOf({ parameters }) === '' ? code : sampleOf({ parameters }, globals.lang as Lang);
