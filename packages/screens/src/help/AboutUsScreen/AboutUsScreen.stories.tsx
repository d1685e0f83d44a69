import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentsOf, StoryPage, withLongWords } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { AboutUsScreen } from './AboutUsScreen.js';

const contents = await contentsOf('aboutUs');

function Screen({ long = false }: { long?: boolean }) {
  const { lang } = useText();
  const content = contents[lang];
  return (
    <StoryPage chrome={{ path: '/AboutUs.html' }}>
      <AboutUsScreen content={long ? withLongWords(content) : content} />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/About us',
  component: Screen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = { args: { long: true } };
