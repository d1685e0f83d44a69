import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '../../shared/story/index.js';
import { AccountClosedScreen } from './AccountClosedScreen.js';

const Screen = () => (
  <StoryPage chrome={{ path: '/AccountClosed.html', currentCategory: null, showCategories: false }}>
    <AccountClosedScreen />
  </StoryPage>
);

const meta = {
  title: 'Screens/Account closed',
  component: Screen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { globals: { lang: 'en_us' } };
