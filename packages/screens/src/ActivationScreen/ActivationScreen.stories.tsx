import type { Meta, StoryObj } from '@storybook/react-vite';
import { credentials, StoryPage } from '../shared/story/index.js';
import { ActivationScreen } from './ActivationScreen.js';

const meta = {
  title: 'Screens/Activation',
  component: ActivationScreen,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { state: { kind: 'done', email: credentials.email }, onRetry: () => {} },
  decorators: [
    (Story) => (
      <StoryPage chrome={{ currentCategory: null, showCategories: false }}>
        <Story />
      </StoryPage>
    ),
  ],
} satisfies Meta<typeof ActivationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = {};

/** Used, too old, replaced by a newer one, or not whole. */
export const Dead: Story = { args: { state: { kind: 'dead' } } };

export const Activating: Story = { args: { state: { kind: 'loading' } } };

export const Offline: Story = { args: { state: { kind: 'failed', failure: { kind: 'offline' } } } };
