import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { credentials, StoryPage } from '../shared/story/index.js';
import { UnsubscribeScreen, type UnsubscribeState } from './UnsubscribeScreen.js';

const empty: UnsubscribeState = { email: '', submitting: false, error: null, failure: null, unsent: false };

/** The screen with an owner that keeps what is entered, as the storefront does. */
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

const { email } = credentials;
const refused = (code: NonNullable<UnsubscribeState['error']>['code'], values?: { minutes: number }): Story => ({
  args: { state: { email, error: { code, fields: [], ...(values && { values }) } } },
});

export const Default: Story = {};
export const English: Story = { globals: { lang: 'en_us' } };
export const EmailInvalid: Story = {
  args: {
    state: {
      email: 'hoiching@example',
      error: { code: 'emailInvalid', fields: [{ field: 'email', code: 'emailInvalid' }] },
    },
  },
};
/** Spec §8: not found. */
export const NotFound = refused('subscriberNotFound');
/** Spec §8: failed, contact customer service. */
export const Failed = refused('unsubscribeFailed');
export const TooManyRequests = refused('tooManyRequests', { minutes: 12 });
export const Submitting: Story = { args: { state: { email, submitting: true } } };
export const Offline: Story = { args: { state: { email, failure: { kind: 'offline' } } } };
export const Unsent: Story = { args: { state: { unsent: true } } };
