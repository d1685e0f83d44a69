import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { emailForms, StoryPage } from '../../shared/story/index.js';
import { UnsubscribeScreen, type UnsubscribeState } from './UnsubscribeScreen.js';

const empty: UnsubscribeState = { ...emailForms.empty, unsent: false };

/** The screen with a stateful owner, like the storefront. */
function Screen({ state }: { state: Partial<UnsubscribeState> }) {
  const [email, setEmail] = useState(state.email ?? '');
  return (
    <StoryPage chrome={{ path: '/Unsubscribe.html' }}>
      <UnsubscribeScreen state={{ ...empty, ...state, email }} onChange={setEmail} onSubmit={() => {}} />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Unsubscribe',
  component: Screen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { state: {} },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EmailInvalid: Story = { args: { state: emailForms.invalid } };
/** Spec §8: not found. */
export const NotFound: Story = { args: { state: emailForms.refused('subscriberNotFound') } };
/** Spec §8: failed, contact customer service. */
export const Failed: Story = { args: { state: emailForms.refused('unsubscribeFailed') } };
export const TooManyRequests: Story = { args: { state: emailForms.tooMany } };
export const Submitting: Story = { args: { state: emailForms.submitting } };
export const Offline: Story = { args: { state: emailForms.offline } };
export const Unsent: Story = { args: { state: { unsent: true } } };
