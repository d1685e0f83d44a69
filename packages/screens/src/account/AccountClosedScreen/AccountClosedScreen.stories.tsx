import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage } from '../../shared/story/index.js';
import { AccountClosedScreen, type AccountClosedScreenProps } from './AccountClosedScreen.js';

const Screen = (props: AccountClosedScreenProps) => (
  <StoryPage chrome={{ path: '/AccountClosed.html', currentCategory: null, showCategories: false }}>
    <AccountClosedScreen {...props} />
  </StoryPage>
);

const meta = {
  title: 'Screens/Account closed',
  component: Screen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { state: { kind: 'closed' } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The address was opened directly. */
export const Nothing: Story = { args: { state: { kind: 'nothing' } } };
