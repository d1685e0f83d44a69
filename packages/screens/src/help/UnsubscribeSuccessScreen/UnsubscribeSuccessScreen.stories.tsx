import type { Meta, StoryObj } from '@storybook/react-vite';
import { credentials, StoryPage } from '../../shared/story/index.js';
import { UnsubscribeSuccessScreen, type UnsubscribeSuccessState } from './UnsubscribeSuccessScreen.js';

const Screen = ({ state }: { state: UnsubscribeSuccessState }) => (
  <StoryPage chrome={{ path: '/UnsubscribeSuccess.html' }}>
    <UnsubscribeSuccessScreen state={state} onSubscribe={() => {}} />
  </StoryPage>
);

const { email } = credentials;
const done = { kind: 'unsubscribed', email, submitting: false, error: null, failure: null } as const;

const meta = {
  title: 'Screens/UnsubscribeSuccess',
  component: Screen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { state: done },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongEmail: Story = {
  args: { state: { ...done, email: 'hoiching.chan.peninsula.players.society@mail.example.com' } },
};
export const Subscribing: Story = { args: { state: { ...done, submitting: true } } };
/** Spec §8 Newsletter: subscribe failed. */
export const SubscribeFailed: Story = { args: { state: { ...done, error: { code: 'subscribeFailed', fields: [] } } } };
export const Offline: Story = { args: { state: { ...done, failure: { kind: 'offline' } } } };
export const SubscribedAgain: Story = { args: { state: { kind: 'subscribedAgain', email } } };
/** Opened directly: this tab has unsubscribed nothing. */
export const Nothing: Story = { args: { state: { kind: 'nothing' } } };
