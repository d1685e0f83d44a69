import type { Meta, StoryObj } from '@storybook/react-vite';
import { memberIn, StoryPage } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { LogoutScreen } from './LogoutScreen.js';

function Screen({ submitting }: { submitting: boolean }) {
  const { lang } = useText();
  return (
    <StoryPage chrome={{ path: '/Logout.html', member: memberIn(lang), currentCategory: null, showCategories: false }}>
      <LogoutScreen state={{ submitting }} onSubmit={() => {}} />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Logout',
  component: Screen,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { submitting: false },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Submitting: Story = { args: { submitting: true } };
