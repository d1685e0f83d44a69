/** The samples that the pages of components show. */
interface StoryWithCode {
  parameters?: { docs?: { source?: { code?: string } } };
  argTypes?: object;
}

/** The code that shows how to write a story: `samples.ts` adds its imports. */
export const codeOf = ({ parameters }: StoryWithCode): string => parameters?.docs?.source?.code ?? '';

/** The story that shows how to use a component. A controlled component needs a sample that keeps its value. */
export function firstSample<Story extends StoryWithCode>(stories: readonly Story[]): Story | undefined {
  const isControlled = stories.some(({ argTypes = {} }) => 'onChange' in argTypes || 'onOpenChange' in argTypes);
  return (isControlled ? stories.find((story) => codeOf(story).includes('useState')) : undefined) ?? stories[0];
}
