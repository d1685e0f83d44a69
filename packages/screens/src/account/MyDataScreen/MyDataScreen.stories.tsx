import type { ErrorCode, Lang } from '@first-gong/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { memberIn, memberInfoIn, refusalOf, StoryPage, wordsOf } from '../../shared/story/index.js';
import { useText } from '../../shared/text/index.js';
import { MyDataScreen, type MyDataState } from './MyDataScreen.js';

type Ready = Extract<MyDataState, { kind: 'ready' }>;

interface Args {
  /** The state in the language of the toolbar. */
  state: (lang: Lang) => MyDataState;
  onClose: () => void;
}

/** The page with a password that can be typed. */
function Screen({ state: stateIn, onClose }: Args) {
  const { lang } = useText();
  const state = stateIn(lang);
  const [values, setValues] = useState(state.kind === 'ready' ? state.closing.values : { password: '' });
  return (
    <StoryPage chrome={{ path: '/Member/MyData.html', member: memberIn(lang), showCategories: false }}>
      <MyDataScreen
        state={state.kind === 'ready' ? { ...state, closing: { ...state.closing, values } } : state}
        onDownload={fn()}
        onPassword={setValues}
        onClose={onClose}
        onRetry={fn()}
      />
    </StoryPage>
  );
}

const idle = { error: null, failure: null };
const closing: Ready['closing'] = { ...idle, values: { password: '' }, submitting: false };
const typed = { ...closing, values: { password: 'ferry-1898' } };

const ready =
  (change: Partial<Ready> = {}): Args['state'] =>
  (lang) => ({
    kind: 'ready',
    member: memberInfoIn(lang),
    download: { ...idle, preparing: null, saved: null },
    closing,
    recordsUntil: '2033-11-20',
    ...change,
  });

const refused = (code: ErrorCode): Story => ({
  args: { state: ready({ closing: { ...typed, error: { code, fields: [] } } }) },
});

const meta = {
  title: 'Screens/My data',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { state: ready(), onClose: fn() },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A new member, without points and orders. */
export const NewMember: Story = {
  args: {
    state: (lang) => ({ ...ready()(lang), member: { ...memberInfoIn(lang), points: 0 }, recordsUntil: null }) as Ready,
  },
};

export const Preparing: Story = { args: { state: ready({ download: { ...idle, preparing: 'page', saved: null } }) } };

export const Saved: Story = {
  args: { state: ready({ download: { ...idle, preparing: null, saved: 'first-gong-2026-11-20.html' } }) },
};

/** Ten downloads in a quarter of an hour: how long to wait. */
export const TooManyDownloads: Story = {
  args: {
    state: ready({
      download: {
        preparing: null,
        saved: null,
        error: { code: 'tooManyRequests', fields: [], values: { minutes: 12 } },
        failure: null,
      },
    }),
  },
};

export const DownloadOffline: Story = {
  args: { state: ready({ download: { preparing: null, saved: null, error: null, failure: { kind: 'offline' } } }) },
};

/** The page names the missing password before it asks the server. */
export const PasswordMissing: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = await wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('myData.submit') }));
    await expect(canvas.getByRole('group', { name: t('myData.problem') }).querySelectorAll('a')).toHaveLength(1);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Closing: Story = { args: { state: ready({ closing: { ...typed, submitting: true } }) } };

export const WrongPassword: Story = {
  args: {
    state: ready({
      closing: {
        ...typed,
        error: refusalOf('accountPasswordIncorrect', 'password'),
      },
    }),
  },
};

export const PaymentOpen: Story = refused('accountPaymentOpen');
export const SeatsHeld: Story = refused('accountSeatsHeld');
export const TicketsAhead: Story = refused('accountTicketsAhead');

export const CloseOffline: Story = {
  args: { state: ready({ closing: { ...typed, failure: { kind: 'offline' } } }) },
};

/** A member who logs in through another service. */
export const NoPassword: Story = {
  args: { state: (lang) => ({ ...ready()(lang), member: { ...memberInfoIn(lang), hasPassword: false } }) as Ready },
};

export const Loading: Story = { args: { state: () => ({ kind: 'loading' }) } };

export const Offline: Story = { args: { state: () => ({ kind: 'failed', failure: { kind: 'offline' } }) } };
