import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { credentials, StoryPage } from '../shared/story/index.js';
import { ForgotPasswordScreen, type ForgotPasswordState } from './ForgotPasswordScreen.js';

const empty: ForgotPasswordState = { email: '', sent: null, submitting: false, error: null, failure: null };

/** The screen with an owner that keeps what is entered, as the storefront does. */
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
const refused = (code: NonNullable<ForgotPasswordState['error']>['code'], values?: { minutes: number }): Story => ({
  args: { state: { email, error: { code, fields: [], ...(values && { values }) } } },
});

export const Default: Story = {};

export const EmailInvalid: Story = {
  args: {
    state: {
      email: 'hoiching@example',
      error: { code: 'emailInvalid', fields: [{ field: 'email', code: 'emailInvalid' }] },
    },
  },
};

/** Spec §8: enter a valid registered email. */
export const NotRegistered = refused('emailNotRegistered');

export const Suspended = refused('accountSuspended');

export const TooMany = refused('tooManyRequests', { minutes: 12 });

export const Submitting: Story = { args: { state: { email, submitting: true } } };

export const Offline: Story = { args: { state: { email, failure: { kind: 'offline' } } } };

export const Sent: Story = { args: { state: { email, sent: { email, activation: false, again: false } } } };

/** Spec §8: an account that is not activated gets the activation email again. */
export const SentActivation: Story = { args: { state: { email, sent: { email, activation: true, again: false } } } };

export const SentAgainTooMany: Story = {
  args: {
    state: {
      email,
      sent: { email, activation: false, again: true },
      error: { code: 'tooManyRequests', fields: [], values: { minutes: 12 } },
    },
  },
};

export const LongEmail: Story = {
  args: {
    state: {
      sent: { email: 'hoiching.chan.peninsula.players.society@mail.example.com', activation: true, again: false },
    },
  },
};
