import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { evening, memberIn, StoryPage, wordsOf } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { type Waiting, WaitingRoomScreen, type WaitingRoomScreenProps } from './WaitingRoomScreen.js';

function Screen(props: Omit<WaitingRoomScreenProps, 'target' | 'events'>) {
  const { lang } = useText();
  return (
    <StoryPage chrome={{ member: memberIn(lang), showCategories: false }}>
      <WaitingRoomScreen
        {...props}
        target={`/${lang}/EventDetail.html?eventId=night-sailing`}
        events={`/${lang}/Events.html`}
      />
    </StoryPage>
  );
}

const waiting = (changes: Partial<Waiting> = {}): Waiting => ({
  kind: 'waiting',
  ahead: 1284,
  progress: 1 / 3,
  range: { from: 5, to: 8 },
  updatedAt: evening.browsing,
  stale: false,
  ...changes,
});

const meta = {
  title: 'Screens/Waiting room',
  component: Screen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { state: waiting(), sound: 'off', busy: false, failure: null, onSound: fn(), onEnter: fn(), onRetry: fn() },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await expect(canvas.getByText('1,285')).toBeVisible();
    await expect(canvas.getByText(t('waitingRoom.timeRange', { from: 5, to: 8 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('waitingRoom.sound') }));
    await expect(args.onSound).toHaveBeenCalledOnce();
  },
};

export const JustIn: Story = { args: { state: waiting({ ahead: 9876, progress: 0, range: { from: 1, to: 7 } }) } };

export const NextPerson: Story = {
  args: { state: waiting({ ahead: 0, progress: 0.99, range: { from: 0, to: 1 } }), sound: 'on' },
};

/** Connection lost: the place stays, and the page shows the time of the last response. */
export const LostLine: Story = { args: { state: waiting({ stale: true }), sound: 'refused' } };

export const YourTurn: Story = {
  args: { state: { kind: 'called', secondsLeft: 112 } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await expect(canvas.getByText('01:52')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('waitingRoom.enter') }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};

export const Entering: Story = { args: { state: { kind: 'called', secondsLeft: 108 }, busy: true } };

export const EnteringFailed: Story = {
  args: { state: { kind: 'called', secondsLeft: 75 }, failure: { kind: 'offline' } },
};

export const Missed: Story = {
  args: { state: { kind: 'missed' } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('waitingRoom.joinAgain') }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};

export const Entered: Story = { args: { state: { kind: 'entered' } } };

export const NotNeeded: Story = { args: { state: { kind: 'notNeeded' } } };

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = { args: { state: { kind: 'failed', failure: { kind: 'offline' } } } };

export const English: Story = { globals: { lang: 'en_us' } };

export const Narrow: Story = {
  globals: { lang: 'en_us', viewport: { value: 'w320' } },
  args: { state: waiting({ ahead: 128_406, range: { from: 140, to: 260 } }) },
};
