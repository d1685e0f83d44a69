import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { credentials, emailForms, StoryPage } from '../../shared/story/index.js';
import { ForgotPasswordScreen, type ForgotPasswordState } from './ForgotPasswordScreen.js';

const empty: ForgotPasswordState = { ...emailForms.empty, wanted: 'password', sent: null };

/** The screen with a stateful owner, like the storefront. */
function Screen({ state }: { state: Partial<ForgotPasswordState> }) {
  const [email, setEmail] = useState(state.email ?? '');
  return (
    <StoryPage chrome={{ currentCategory: null, showCategories: false }}>
      <ForgotPasswordScreen
        state={{ ...empty, ...state, email }}
        onChange={setEmail}
        onSubmit={() => {}}
        onChangeEmail={() => {}}
      />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/ForgotPassword',
  component: Screen,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { state: {} },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const { email } = credentials;

export const Default: Story = {};

export const EmailInvalid: Story = { args: { state: emailForms.invalid } };

/** Spec §8: enter a valid registered email. */
export const NotRegistered: Story = { args: { state: emailForms.refused('emailNotRegistered') } };

export const Suspended: Story = { args: { state: emailForms.refused('accountSuspended') } };

export const TooMany: Story = { args: { state: emailForms.tooMany } };

export const Submitting: Story = { args: { state: emailForms.submitting } };

export const Offline: Story = { args: { state: emailForms.offline } };

export const Sent: Story = { args: { state: { email, sent: { email, activation: false, again: false } } } };

/** Spec §8: an account that is not activated gets the activation email again. */
export const SentActivation: Story = { args: { state: { email, sent: { email, activation: true, again: false } } } };

/** Spec §4: login, registration and activation link here for another activation email. */
export const ActivationAgain: Story = { args: { state: { wanted: 'activation' } } };

export const SentActivationNotNeeded: Story = {
  args: { state: { wanted: 'activation', email, sent: { email, activation: false, again: false } } },
};

export const SentAgainTooMany: Story = {
  args: { state: { ...emailForms.tooMany, sent: { email, activation: false, again: true } } },
};

export const LongEmail: Story = {
  args: {
    state: {
      sent: { email: 'hoiching.chan.peninsula.players.society@mail.example.com', activation: true, again: false },
    },
  },
};
