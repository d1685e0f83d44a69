import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { RedirectDialog } from './RedirectDialog.js';

const meta = {
  title: 'Screens/Event/RedirectDialog',
  component: RedirectDialog,
  parameters: { layout: 'fullscreen' },
  args: { leaving: { secondsLeft: 3 }, url: '#government', onStay: fn(), onLeavingShown: fn() },
} satisfies Meta<typeof RedirectDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LastSecond: Story = { args: { leaving: { secondsLeft: 1 } } };

/** With reduced motion the dialog has no countdown. */
export const NoCountdown: Story = { args: { leaving: { secondsLeft: null } } };

/** The dialog stays until the new page appears. */
export const Leaving: Story = { args: { leaving: { secondsLeft: 0 } } };

export const EscapeStops: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
