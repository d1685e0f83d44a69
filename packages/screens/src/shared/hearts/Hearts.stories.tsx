import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { eventsIn, StoryPage, wordsOf } from '../story/index.js';
import { useText } from '../text/index.js';
import { type HeartMessage, HeartMessages } from './HeartMessages.js';
import { LoginPrompt } from './LoginPrompt.js';

interface Args {
  prompt?: 'visitor' | 'sessionExpired' | 'removing';
  message?: Pick<HeartMessage, 'added' | 'problem'>;
  onRetry: (message: HeartMessage) => void;
}

function Screen({ prompt, message, onRetry }: Args) {
  const { lang } = useText();
  const title = eventsIn(lang)[0]?.title ?? '';
  return (
    <StoryPage>
      {prompt && (
        <LoginPrompt
          title={title}
          sessionExpired={prompt !== 'visitor'}
          removing={prompt === 'removing'}
          loginHref="#login"
          onClose={fn()}
        />
      )}
      <HeartMessages
        messages={message ? [{ id: 'night-sailing', title, ...message }] : []}
        onDismiss={fn()}
        onRetry={onRetry}
      />
    </StoryPage>
  );
}

const meta = {
  title: 'Screens/Hearts',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn() },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LogInFirst: Story = { args: { prompt: 'visitor' } };
export const SessionExpired: Story = { args: { prompt: 'sessionExpired' } };
export const SessionExpiredAtRemoval: Story = { args: { prompt: 'removing' } };
export const AddedAfterLogin: Story = { args: { message: { added: true, problem: null } } };
export const RemovedAfterLogin: Story = { args: { message: { added: false, problem: null } } };
export const NotAdded: Story = {
  args: { message: { added: true, problem: { failure: { kind: 'timeOut' }, certain: true } } },
  play: async ({ args, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(screen.getByRole('button', { name: t('common.tryAgain') }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const NotRemoved: Story = {
  args: { message: { added: false, problem: { failure: { kind: 'busy' }, certain: true } } },
};
export const Uncertain: Story = {
  args: { message: { added: true, problem: { failure: { kind: 'offline' }, certain: false } } },
};
