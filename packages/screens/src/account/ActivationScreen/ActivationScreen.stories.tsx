import type { Meta, StoryObj } from '@storybook/react-vite';
import { credentials, StoryPage } from '../../shared/story/index.js';
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

/** The link was opened before, or the account was activated otherwise. */
export const Used: Story = { args: { state: { kind: 'used' } } };

export const Expired: Story = { args: { state: { kind: 'expired' } } };

export const Replaced: Story = { args: { state: { kind: 'replaced' } } };

export const Incomplete: Story = { args: { state: { kind: 'incomplete' } } };

export const Suspended: Story = { args: { state: { kind: 'suspended' } } };

export const Activating: Story = { args: { state: { kind: 'loading' } } };

export const Offline: Story = { args: { state: { kind: 'failed', failure: { kind: 'offline' } } } };
