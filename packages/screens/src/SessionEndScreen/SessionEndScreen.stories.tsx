import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { memberIn, StoryPage } from '../shared/story/index.js';
import { useText } from '../shared/text/index.js';
import { SessionEndScreen, type SessionEndState } from './SessionEndScreen.js';

/** The dialog above a page of the site. */
function Screen({ state, onStay, onClose }: { state: SessionEndState; onStay: () => void; onClose: () => void }) {
  const { lang } = useText();
  return (
    <StoryPage chrome={{ member: state.kind === 'near' ? memberIn(lang) : null, currentCategory: 'all' }}>
      <SessionEndScreen
        state={state}
        loginHref={`/${lang}/Login.html?reason=sessionExpired`}
        onStay={onStay}
        onClose={onClose}
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
  args: { state: near(), onStay: fn(), onClose: fn() },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first button is the safe one and has the focus. */
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

export const Over: Story = {
  args: { state: { kind: 'over' } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await expect(document.activeElement).toHaveAttribute('href', expect.stringContaining('Login.html'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
