/** Code samples of docs pages. */
interface StoryWithCode {
  parameters?: { docs?: { source?: { code?: string } } };
  argTypes?: object;
}

/** Source of a story; `samples.ts` adds its imports. */
export const codeOf = ({ parameters }: StoryWithCode): string => parameters?.docs?.source?.code ?? '';

/** The story for the first sample. A controlled component needs one that keeps its value. */
export function firstSample<Story extends StoryWithCode>(stories: readonly Story[]): Story | undefined {
  const isControlled = stories.some(({ argTypes = {} }) => 'onChange' in argTypes || 'onOpenChange' in argTypes);
  return (isControlled ? stories.find((story) => codeOf(story).includes('useState')) : undefined) ?? stories[0];
}
