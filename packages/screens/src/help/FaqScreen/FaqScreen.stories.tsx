import type { Lang } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contentsOf, inThree, StoryPage, withLongWords } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { FaqScreen } from './FaqScreen.js';

const contents = await contentsOf('faq');

interface Args {
  /** The search text. */
  words?: Record<Lang, string>;
  long?: boolean;
}

function Screen({ words = inThree('', '', ''), long = false }: Args) {
  const { lang } = useText();
  const content = contents[lang];
  return (
    <StoryPage chrome={{ path: '/Faq.html' }}>
      <FaqScreen content={long ? withLongWords(content) : content} words={words[lang]} />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Faq',
  component: Screen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Searched: Story = { args: { words: inThree('courier', '速遞', '快递') } };
export const NothingFound: Story = { args: { words: inThree('submarine', '潛水艇', '潜水艇') } };
export const LongSearch: Story = {
  args: { words: inThree('refund '.repeat(16).trim(), '不設退款'.repeat(25), '不予退款'.repeat(25)) },
};
export const LongWords: Story = { args: { long: true } };
/** Several questions may be open. */
export const Open: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const [first, second] = canvasElement.querySelectorAll('main summary');
    if (!first || !second) throw new Error('The page has no questions.');
    await userEvent.click(first);
    await userEvent.click(second);
    await expect(canvasElement.querySelectorAll('main details[open]')).toHaveLength(2);
  },
};
