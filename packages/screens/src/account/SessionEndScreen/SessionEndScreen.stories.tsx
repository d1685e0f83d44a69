import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { credentials, memberIn, StoryPage, unsentForm, wordsOf } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { SessionEndScreen, type SessionEndScreenProps, type SessionEndState } from './SessionEndScreen.js';

/** The dialog over a page. */
function Screen({ state, ...actions }: Omit<SessionEndScreenProps, 'loginHref' | 'onChange'>) {
  const { lang } = useText();
  const [typed, setTyped] = useState(state.kind === 'over' ? state.credentials : credentials);
  return (
    <StoryPage chrome={{ member: state.kind === 'near' ? memberIn(lang) : null, currentCategory: 'all' }}>
      <SessionEndScreen
        {...actions}
        state={state.kind === 'over' ? { ...state, credentials: typed } : state}
        loginHref={`/${lang}/Login.html?reason=sessionExpired`}
        onChange={setTyped}
      />
    </StoryPage>
  );
}

const near = (changes: Partial<Extract<SessionEndState, { kind: 'near' }>> = {}): SessionEndState => ({
  kind: 'near',
  secondsLeft: 299,
  staying: false,
  failure: null,
  ...changes,
});

const meta = {
  title: 'Screens/Session end',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { state: near(), onStay: fn(), onLogIn: fn(), onClose: fn() },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first button is the safe one and has focus. */
export const Near: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LastSeconds: Story = { args: { state: near({ secondsLeft: 21 }) } };

export const Staying: Story = { args: { state: near({ staying: true }) } };

export const Offline: Story = { args: { state: near({ failure: { kind: 'offline' } }) } };

const over = (changes: Partial<Extract<SessionEndState, { kind: 'over' }>> = {}): SessionEndState => ({
  kind: 'over',
  reason: 'idle',
  isPublic: true,
  credentials: { email: credentials.email, password: '' },
  ...unsentForm,
  ...changes,
});

/** The last member's email is filled in, and the password has focus. */
export const Over: Story = {
  args: { state: over() },
  play: async ({ args, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await screen.findByRole('alertdialog');
    await expect(document.activeElement).toHaveAttribute('type', 'password');
    await userEvent.keyboard('ferry-1898');
    await userEvent.click(screen.getByRole('button', { name: t('session.logIn') }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OverEnglish: Story = { args: { state: over() }, globals: { lang: 'en_us' } };

/** The page behind belongs to a member, so it is empty until the login. */
export const EndedElsewhere: Story = { args: { state: over({ reason: 'elsewhere', isPublic: false }) } };

export const ProfileUpdated: Story = { args: { state: over({ reason: 'profileUpdated', isPublic: false }) } };

export const PasswordChanged: Story = { args: { state: over({ reason: 'passwordChanged', isPublic: false }) } };

export const WrongPassword: Story = {
  args: { state: over({ credentials, error: { code: 'emailPasswordMismatch', fields: [] } }) },
};

export const Suspended: Story = {
  args: { state: over({ credentials, error: { code: 'accountSuspended', fields: [] } }) },
};

export const LoggingIn: Story = { args: { state: over({ credentials, submitting: true }) } };

export const OverOffline: Story = { args: { state: over({ credentials, failure: { kind: 'offline' } }) } };
