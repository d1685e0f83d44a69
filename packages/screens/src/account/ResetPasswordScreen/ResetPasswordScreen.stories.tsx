import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { refusalOf, StoryPage, unsentForm } from '../../shared/story/index.js';
import { ResetPasswordScreen } from './ResetPasswordScreen.js';
import type { NewPassword, ResetPasswordState } from './state.js';

/** The screen with a stateful owner, like the storefront. */
function Screen({ state }: { state: ResetPasswordState }) {
  const [entries, setEntries] = useState<NewPassword | null>(state.kind === 'ready' ? state : null);
  return (
    <StoryPage chrome={{ currentCategory: null, showCategories: false }}>
      <ResetPasswordScreen
        state={state.kind === 'ready' ? { ...state, ...entries } : state}
        onChange={setEntries}
        onSubmit={() => {}}
        onRetry={() => {}}
      />
    </StoryPage>
  );
}

const ready = {
  kind: 'ready',
  newPassword: '',
  retypedPassword: '',
  ...unsentForm,
} as const satisfies ResetPasswordState;

const meta = {
  title: 'Screens/ResetPassword',
  component: Screen,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { state: ready },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const typed = { newPassword: 'curtain-rises', retypedPassword: 'curtain-rises' };

export const Default: Story = {};

export const Mismatch: Story = {
  args: {
    state: {
      ...ready,
      newPassword: 'curtain-rises',
      retypedPassword: 'curtain-falls',
      error: refusalOf('passwordMismatch', 'retypedPassword'),
    },
  },
};

export const TooShort: Story = {
  args: {
    state: {
      ...ready,
      newPassword: 'gong',
      retypedPassword: 'gong',
      error: refusalOf('passwordLength', 'newPassword'),
    },
  },
};

export const Submitting: Story = { args: { state: { ...ready, ...typed, submitting: true } } };

export const TooMany: Story = {
  args: {
    state: { ...ready, ...typed, error: { code: 'tooManyRequests', fields: [], values: { minutes: 1 } } },
  },
};

export const AnswerLost: Story = { args: { state: { ...ready, ...typed, failure: { kind: 'timeOut' } } } };

export const Checking: Story = { args: { state: { kind: 'loading' } } };

export const CheckFailed: Story = { args: { state: { kind: 'failed', failure: { kind: 'offline' } } } };

export const Expired: Story = { args: { state: { kind: 'expired' } } };

export const Used: Story = { args: { state: { kind: 'used' } } };

export const Replaced: Story = { args: { state: { kind: 'replaced' } } };

export const Incomplete: Story = { args: { state: { kind: 'incomplete' } } };

export const Done: Story = { args: { state: { kind: 'done' } } };

/** The first try had no response, and the second finds the link used. */
export const PerhapsDone: Story = { args: { state: { kind: 'perhapsDone' } } };
